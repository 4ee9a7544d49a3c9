import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { accountIdText, caller, hexText, picture } from './shared.ts'

const typed = z.object({ type: z.string(), data: z.unknown() })

export const smartSession = z.object({
  project: z.object({
    id: z.string(),
    name: z.string(),
    url: z.nullable(z.string()),
    iconUrl: z.nullable(picture),
  }),
  pci: z.string(),
  /** Unix seconds. */
  expiry: z.int(),
  createdAt: z.int(),
  permissions: z.array(typed),
  policies: z.array(typed),
  context: z.nullable(z.string()),
  revokedAt: z.nullable(z.int()),
})
export type SmartSession = z.infer<typeof smartSession>

export const sessionList = contract({
  method: 'GET',
  path: '/v1/sessions/:address',
  summary: 'Permissions an account has granted',
  params: z.object({ address: accountIdText }),
  query: z.object({ ...caller, v: z.optional(z.string().check(z.maxLength(4))) }),
  answer: z.object({ pcis: z.array(smartSession) }),
})

export const sessionRevoke = contract({
  method: 'POST',
  path: '/v1/sessions/:address/revoke',
  summary: 'Takes a permission back; signed by the account',
  params: z.object({ address: accountIdText }),
  query: z.object(caller),
  body: z.object({
    pci: z.string().check(z.maxLength(64)),
    signature: hexText,
    /** Unix seconds, as in the signed message. */
    timestamp: z.int(),
  }),
  answer: z.object({ success: z.literal(true), revokedAt: z.int() }),
})

/** The exact text an account signs to take a permission back. */
export function revokeMessage(account: string, pci: string, timestamp: number): string {
  return `Revoke session ${pci} on ${account} at ${timestamp}`
}
