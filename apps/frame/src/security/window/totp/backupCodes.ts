import { randomBytes, toUtf8 } from '../../../vault/bytes.ts'

/** Crockford's base 32, as recovery kits use it. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const characters = 12
const count = 10

/** New codes that stand in for an authenticator app, once each: 60 random bits. */
export function createBackupCodes(): readonly string[] {
  return Array.from({ length: count }, () =>
    // 256 is a multiple of 32, so every character is equally likely.
    Array.from(randomBytes(characters), (byte) => alphabet[byte % 32]).join(''),
  )
}

/** As it is written down. */
export function groupBackupCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

/** Six digits of an app, or a backup code, as a person types it; undefined if it is neither. */
export function readCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '')
  if (/^\d{6}$/.test(code)) return code
  const read = code.replaceAll('O', '0').replace(/[IL]/g, '1')
  return read.length === characters && [...read].every((letter) => alphabet.includes(letter))
    ? read
    : undefined
}

/** What the server learns of a code before it is used. */
export async function hashBackupCode(code: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', toUtf8(code)))
}
