import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { bytes, done, sealed, type VaultOwner } from './vault.ts'

// Besides `vault.ts`, because most visits load that and not this.

/** What the secret of an authenticator app is bound to on its way to the server. */
export function totpLabel(owner: VaultOwner): string {
  return ['latchkey totp', owner.projectId, owner.accountId, 'put'].join('|')
}

/** Six digits of an authenticator app (RFC 6238), or one of the backup codes in base 32 of Crockford. */
const totpCode = z.string().check(z.regex(/^(?:\d{6}|[\dA-HJKMNP-TV-Z]{12})$/, 'Not a code'))

/**
 * A second factor that the vault itself asks for. While it is on, these need a code of the last ten
 * minutes in the same session: the half of the escrow, a new passkey or kit, the end of one, a new
 * key for the vault, and the words.
 */
export const vaultTotp = contract({
  method: 'GET',
  path: '/v1/vault/totp',
  summary: 'Whether codes of an authenticator app are asked for',
  answer: z.object({
    isOn: z.boolean(),
    /** Whether this session has entered one in the last ten minutes. */
    isEntered: z.boolean(),
    /** Backup codes that were not used yet. */
    backupCodes: z.int(),
  }),
})

export const vaultTotpPut = contract({
  method: 'POST',
  path: '/v1/vault/totp',
  summary: 'Asks for codes of an authenticator app from now on; condition: it does not yet',
  body: z.strictObject({
    /** 32 bytes, encrypted for the server. The app has the first 20 of them (HMAC-SHA-1, RFC 4226). */
    secret: sealed,
    /** The first one, which shows that the app has the secret. */
    code: z.string().check(z.regex(/^\d{6}$/, 'Not a code')),
    /** SHA-256 of each backup code, as ASCII. */
    backup: z.array(bytes(32, 32)).check(z.minLength(1), z.maxLength(10)),
  }),
  answer: done,
})

export const vaultTotpEnter = contract({
  method: 'POST',
  path: '/v1/vault/totp/codes',
  summary: 'Enters a code, which counts once; five wrong ones lock it for a while',
  body: z.strictObject({ code: totpCode }),
  answer: done,
})

export const vaultTotpRemove = contract({
  method: 'POST',
  path: '/v1/vault/totp/remove',
  summary: 'No longer asks for codes, after a last one',
  body: z.strictObject({ code: totpCode }),
  answer: done,
})
