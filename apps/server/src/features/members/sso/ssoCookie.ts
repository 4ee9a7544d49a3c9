import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { sealBytes, unsealBytes } from '../../../secrets/sealBytes.ts'
import { deriveKeys, type Secrets } from '../../../secrets/secrets.ts'
import type { SsoRequest } from './ssoProvider.ts'

/** What a browser keeps while it is at the identity provider: no other can go on with its login. */
export type SsoVisit = { readonly id: string; readonly request: SsoRequest }

export type SsoCookie = {
  /** The `Set-Cookie` header with which a browser leaves. */
  write(request: SsoRequest): string
  /** The `Set-Cookie` header that deletes it. */
  clear(): string
  /** Undefined if the browser has none, or for too long. */
  read(header: string | undefined): SsoVisit | undefined
}

const lifetimeMs = 600_000
const purpose = 'console sso'
const shape = z.object({
  id: z.string(),
  until: z.number(),
  request: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
})

export function createSsoCookie({ secrets, origin, clock }: createSsoCookie.Options): SsoCookie {
  const keys = deriveKeys(secrets, purpose)
  const isSecure = origin.startsWith('https:')
  /** Bound to this host (`__Host-`), so that no sibling domain can set it. On `http://localhost`, browsers differ. */
  const name = isSecure ? '__Host-latchkey-sso' : 'latchkey-sso'
  // Lax: the browser comes back from another site.
  const write = (value: string, seconds: number) =>
    `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

  return {
    write(request) {
      const visit = { id: randomBytes(24).toString('base64url'), until: clock() + lifetimeMs, request }
      const sealed = sealBytes(keys, purpose, Buffer.from(JSON.stringify(visit)))
      return write(sealed.toString('base64url'), lifetimeMs / 1_000)
    },
    clear: () => write('', 0),
    read(header) {
      for (const part of header?.split(';') ?? []) {
        const [key, value = ''] = part.trim().split('=')
        if (key !== name) continue
        const found = unsealBytes(keys, purpose, Buffer.from(value, 'base64url'))
        if (!found) return undefined
        const { data } = shape.safeParse(JSON.parse(found.bytes.toString()))
        return data && clock() < data.until ? data : undefined
      }
      return undefined
    },
  }
}

export declare namespace createSsoCookie {
  type Options = { secrets: Secrets; origin: string; clock: () => number }
}
