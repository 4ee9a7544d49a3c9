import { createHash, createPublicKey, type JsonWebKey } from 'node:crypto'
import { type Confirmation, confirmText } from '@latchkey/protocol/http/vault'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'

/** How often the passkey was used by now. Throws if anything about its answer is wrong. */
export async function verifyAssertion(
  { credential: { id, ...response }, intent }: Confirmation,
  expected: {
    readonly nonce: string
    readonly origin: string
    readonly publicKey: Buffer
    readonly uses: number
  },
): Promise<number> {
  const { nonce, origin, publicKey, uses } = expected
  const { authenticationInfo, verified } = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge: createHash('sha256').update(confirmText(nonce, intent)).digest('base64url'),
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
    // Also refuses a counter that does not grow: the passkey was copied.
    credential: { id, publicKey: Uint8Array.from(publicKey), counter: uses },
  })
  if (!verified) throw new Error('the signature does not fit')
  return authenticationInfo.newCounter
}

/** A public key as passkeys write it (COSE, RFC 9053); undefined if it is of no kind that the wallet asks for. */
export function toCose(spki: Buffer): Buffer | undefined {
  try {
    return coseOf(createPublicKey({ key: spki, format: 'der', type: 'spki' }).export({ format: 'jwk' }))
  } catch {
    return undefined
  }
}

function coseOf({ crv, e = '', n = '', kty, x = '', y = '' }: JsonWebKey): Buffer | undefined {
  // Maps of CBOR: the kind of key, its algorithm, its curve, and its numbers.
  if (kty === 'EC' && crv === 'P-256')
    return Buffer.concat([hex('a5010203262001215820'), decode(x), hex('225820'), decode(y)])
  if (kty === 'OKP' && crv === 'Ed25519') return Buffer.concat([hex('a4010103272006215820'), decode(x)])
  const [modulus, exponent] = [decode(n), decode(e)]
  if (kty !== 'RSA' || modulus.length < 256 || modulus.length > 512 || exponent.length > 4) return undefined
  const length = Buffer.alloc(2)
  length.writeUInt16BE(modulus.length)
  return Buffer.concat([
    hex('a401030339010020'),
    hex('59'),
    length,
    modulus,
    hex('21'),
    Buffer.of(0x40 + exponent.length),
    exponent,
  ])
}

const hex = (text: string) => Buffer.from(text, 'hex')
const decode = (text: string) => Buffer.from(text, 'base64url')
