import { createPublicKey, verify } from 'node:crypto'
import { decodeBase58 } from './base58.ts'

/** DER prefix of an Ed25519 public key (RFC 8410). */
const prefix = Buffer.from('302a300506032b6570032100', 'hex')

/** Whether the address's key signed the text. The signature may be base58, hex or base64. */
export function verifyMessage({
  address,
  message,
  signature,
}: {
  address: string
  message: string
  signature: string
}): boolean {
  const key = decodeBase58(address)
  const bytes = toBytes(signature)
  if (key?.length !== 32 || bytes?.length !== 64 || !isStrictKey(key)) return false
  try {
    const der = Buffer.concat([prefix, key])
    return verify(
      null,
      Buffer.from(message),
      createPublicKey({ key: der, format: 'der', type: 'spki' }),
      bytes,
    )
  } catch {
    // Not every 32 bytes are a point on the curve.
    return false
  }
}

const fieldPrime = 2n ** 255n - 19n
/** y-coordinates of the points of small order, for which signatures can be forged. */
const smallOrder = new Set([
  0n,
  1n,
  fieldPrime - 1n,
  0x05fc536d880238b13933c6d305acdfd5f098eff289f4c345b027b2c28f95e826n,
  0x7a03ac9277fdc74ec6cc392cfa53202a0f67100d760b3cba4fd84d3d706a17c7n,
])

/** OpenSSL checks the rest: that the signature has its canonical encoding. */
function isStrictKey(key: Uint8Array): boolean {
  const height = BigInt.asUintN(255, BigInt(`0x${Buffer.from(key).reverse().toString('hex')}`))
  return height < fieldPrime && !smallOrder.has(height)
}

function toBytes(text: string): Uint8Array | undefined {
  if (/^0x[\da-f]{128}$/i.test(text)) return Buffer.from(text.slice(2), 'hex')
  if (/^[a-z\d+/]{86}==$/i.test(text)) return Buffer.from(text, 'base64')
  return decodeBase58(text)
}
