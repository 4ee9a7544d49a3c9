import { handoverLabel } from '@latchkey/protocol/http/handover'
import { ownerOf } from '../remoteStore.ts'
import { fromBase64url, toBase64url } from '../sealedBytes.ts'
import { type Bytes, isEqual, randomBytes, toHex, toUtf8, wipe } from '../vault/bytes.ts'
import { deriveBytes } from '../vault/deriveBytes.ts'
import { boundTo, type Scope } from '../vault/scope.ts'

/** Crockford's base 32, as recovery kits use it. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const characters = 10
/**
 * A server that swaps the key of a new device would have to find the code while the visitor waits: 50 bits,
 * each guess this many times HMAC-SHA256. Afterwards the code is worth nothing: it encrypts nothing.
 */
const iterations = 100_000

/** What a new device tells the others through the server. */
export type Offer = { readonly id: string; readonly publicKey: string; readonly tag: string }

/** A new code, which the new device shows and the visitor types on another. */
export function createHandoverCode(): string {
  // 256 is a multiple of 32, so every character is equally likely.
  return Array.from(randomBytes(characters), (byte) => alphabet[byte % 32]).join('')
}

/** A code as a person types it; undefined if it is none. */
export function readHandoverCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return code.length === characters && [...code].every((letter) => alphabet.includes(letter))
    ? code
    : undefined
}

/** What both devices compute from the code of an offer. */
export type HandoverKeys = {
  /** Of the public key: another key has another one. */
  tag(publicKey: string): Promise<string>
  isTagOf(offer: Offer): Promise<boolean>
  /** What the answer is bound to, so that only a device that knows the code can write it. */
  label(): Promise<string>
}

export async function handoverKeys(code: string, id: string, scope: Scope): Promise<HandoverKeys> {
  const key = await crypto.subtle.importKey('raw', toUtf8(code), 'PBKDF2', false, ['deriveBits'])
  const salt = boundTo(scope, 'handover', id)
  const secret: Bytes = new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256),
  )
  const tagOf = (publicKey: string) => deriveBytes(secret, `handover tag|${publicKey}`)
  return {
    tag: async (publicKey) => toBase64url(await tagOf(publicKey)),
    isTagOf: async ({ publicKey, tag }) => isEqual(await tagOf(publicKey), fromBase64url(tag)),
    async label() {
      const proof = await deriveBytes(secret, 'handover answer')
      const label = handoverLabel(ownerOf(scope), id, toHex(proof))
      wipe(proof)
      return label
    },
  }
}
