import { toBase64Url } from './login/base64Url.ts'
import { type Bytes, toUtf8 } from './vault/bytes.ts'

/**
 * What a passkey confirms: all that one approval signs, and the page that asked. A hash, which the
 * vault's server gets; the salt keeps it from guessing what it is of.
 */
export async function intentOf({ list, origin, salt }: intentOf.Args): Promise<string> {
  const parts = await Promise.all([toUtf8(origin), ...list].map(hash))
  return toBase64Url(await hash(new Uint8Array(await new Blob([salt, ...parts]).arrayBuffer())))
}

export declare namespace intentOf {
  type Args = {
    /** 32 random bytes. */
    readonly salt: Bytes
    readonly origin: string
    /** What is signed, one after the other. */
    readonly list: readonly Bytes[]
  }
}

async function hash(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}
