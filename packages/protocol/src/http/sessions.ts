import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { accountIdText, caller } from './shared.ts'

const params = z.object({ address: accountIdText })
const query = z.object(caller)
/** The hash by which the chain knows a session. */
const pci = z.string().check(z.regex(/^0x[\da-f]{64}$/, 'Not the id of a session'))
const context = z
  .string()
  .check(z.maxLength(8_194), z.regex(/^0x(?:[\da-fA-F]{2})+$/, 'Not hexadecimal bytes'))
const seconds = z.int().check(z.gte(0))

/** A session of an app, which spends within limits that the chain enforces (ERC-7715). */
export const appSession = z.object({
  pci,
  project: z.object({ id: z.string(), name: z.string(), url: z.null(), iconUrl: z.null() }),
  /** Unix time in seconds, as the others. */
  expiry: seconds,
  createdAt: seconds,
  revokedAt: z.nullable(seconds),
  permissions: z.array(
    z.object({
      type: z.string(),
      data: z.object({
        /** Absent for the coin of the chain. */
        tokenAddress: z.optional(z.string()),
        /** Hexadecimal, in base units. */
        periodAmount: z.string(),
        periodDuration: seconds,
        startTime: seconds,
        /** The account of the app that spends. */
        spender: z.string(),
      }),
    }),
  ),
  policies: z.array(z.unknown()),
  /** Without its signature: enough to revoke the session, not to use it. */
  context,
})
export type AppSession = z.infer<typeof appSession>

/** `GET /v1/sessions/:address`: the sessions of an account in the project, newest first. */
export const appSessions = contract({
  method: 'GET',
  path: '/v1/sessions/:address',
  summary: 'Sessions that an account granted to the project',
  params,
  query,
  answer: z.object({ pcis: z.array(appSession) }),
})

/** `POST /v1/sessions/:address`: the wallet lists a session. Its signature proves that the account granted it. */
export const saveAppSession = contract({
  method: 'POST',
  path: '/v1/sessions/:address',
  summary: 'Lists a session that the account granted',
  params,
  query,
  body: z.object({ context }),
  answer: z.object({ pci }),
})

/** `POST /v1/sessions/:address/revoke`: after the account has ended it on the chain. */
export const revokeAppSession = contract({
  method: 'POST',
  path: '/v1/sessions/:address/revoke',
  summary: 'Marks a session as revoked, which the chain must say too',
  params,
  query,
  body: z.object({
    pci,
    /** When `signature` was made, in seconds. */
    timestamp: seconds,
    /** Of the text of `revocationText`, by the account (EIP-191). */
    signature: z.string().check(z.regex(/^0x[\da-fA-F]{130}$/, 'Not a signature')),
  }),
  answer: z.object({ success: z.literal(true), revokedAt: seconds }),
})
