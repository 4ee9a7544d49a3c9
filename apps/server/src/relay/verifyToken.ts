import { createPublicKey, verify } from 'node:crypto'
import { fromBase58 } from '@latchkey/protocol/base58'

/** Why a client is refused. Clients look for these texts. */
export class Unauthorized extends Error {
  override readonly name = 'Unauthorized'
}

/** Allowed clock skew. */
const leewaySeconds = 120
/** Clients ask for a day. A stolen token must not be valid for years. */
const maxLifetimeSeconds = 2 * 86_400
const maxLength = 2_048

/**
 * Verifies a client's token: a JWT signed with the Ed25519 key named by `iss`, for one
 * of our URLs. Returns the client id, which is `iss`.
 *
 * @see https://specs.walletconnect.com/2.0/specs/clients/core/relay/relay-client-auth
 */
export function verifyToken(token: string, audiences: ReadonlySet<string>, now: number): string {
  if (token.length > maxLength) throw new Unauthorized('JWT validation error: too long')
  const parts = token.split('.')
  const [head = '', body = '', signature = ''] = parts
  if (parts.length !== 3 || !parts.every((part) => base64url.test(part)))
    throw new Unauthorized('JWT validation error: not a token')
  const { alg, typ } = decode(head)
  if (alg !== 'EdDSA' || typ !== 'JWT') throw new Unauthorized('JWT validation error: not EdDSA')
  const { iss, aud, iat, exp, sub } = decode(body)
  if (typeof iss !== 'string' || typeof sub !== 'string' || sub === '')
    throw new Unauthorized('JWT validation error: no client')
  const key = publicKeyOf(iss)
  if (!key) throw new Unauthorized('JWT validation error: not a did:key of an Ed25519 key')
  if (typeof aud !== 'string' || !audiences.has(plain(aud)))
    throw new Unauthorized('JWT validation error: for another relay')
  const seconds = now / 1_000
  if (!isTime(iat) || !isTime(exp)) throw new Unauthorized('JWT validation error: no time')
  if (iat > seconds + leewaySeconds)
    throw new Unauthorized('JWT validation error: JWT Token is not yet valid')
  if (exp < iat || exp < seconds - leewaySeconds)
    throw new Unauthorized('JWT validation error: JWT Token is expired')
  if (exp - iat > maxLifetimeSeconds) throw new Unauthorized('JWT validation error: valid for too long')
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(key).toString('base64url') }
  const signed = Buffer.from(`${head}.${body}`)
  const isSigned = verify(
    null,
    signed,
    createPublicKey({ key: jwk, format: 'jwk' }),
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Unauthorized('JWT validation error: the signature is wrong')
  return iss
}

/** Normalises a relay URL for comparison: clients may add a trailing slash. */
export function plain(url: string): string {
  return url.replace(/\/+$/, '')
}

const base64url = /^[\w-]+$/

function decode(part: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    if (value !== null && typeof value === 'object') return value as Record<string, unknown>
  } catch {}
  throw new Unauthorized('JWT validation error: not a token')
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

const didPrefix = 'did:key:z'
/** Multicodec of an Ed25519 public key. */
const ed25519 = [0xed, 0x01]

function publicKeyOf(did: string): Uint8Array | undefined {
  // 34 bytes are 46 to 48 characters: do not decode longer texts.
  if (!did.startsWith(didPrefix) || did.length > didPrefix.length + 48) return undefined
  const bytes = fromBase58(did.slice(didPrefix.length))
  if (bytes?.length !== 34 || bytes[0] !== ed25519[0] || bytes[1] !== ed25519[1]) return undefined
  return bytes.subarray(2)
}
