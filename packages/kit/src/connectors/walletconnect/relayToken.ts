import { toBase58 } from '@latchkey/protocol/base58'
import { fromBase64, randomBytes, toBase64Url, toHex, toUtf8 } from './bytes.ts'
import { sign } from './keys.ts'
import type { Identity } from './keyTypes.ts'

const day = 86_400

/** Creates the relay's authentication token: a JWT signed with the client's key. */
export async function createRelayToken(identity: Identity, url: string, now = Date.now()): Promise<string> {
  const iat = Math.floor(now / 1_000)
  const iss = clientId(identity)
  const body = { iss, sub: toHex(randomBytes(32)), aud: url, iat, exp: iat + day }
  const encode = (value: object) => toBase64Url(toUtf8(JSON.stringify(value)))
  const text = `${encode({ alg: 'EdDSA', typ: 'JWT' })}.${encode(body)}`
  return `${text}.${toBase64Url(await sign(identity, toUtf8(text)))}`
}

/** The public key as a `did:key`. */
export function clientId({ x }: Identity): string {
  return `did:key:z${toBase58(Uint8Array.of(0xed, 0x01, ...fromBase64(x)))}`
}
