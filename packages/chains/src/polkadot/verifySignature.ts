import { blake2b } from '@noble/hashes/blake2'
import { verify as verifySr25519 } from '@scure/sr25519'
import { toHex } from './hex.ts'

/** The kinds of keys, numbered as a transaction numbers them. */
export const keyTypes = { ed25519: 0, sr25519: 1, ecdsa: 2 } as const
export type KeyType = (typeof keyTypes)[keyof typeof keyTypes]

/**
 * The kind of key with which the account made the signature, or `none` if it did not. `unknown`
 * if this browser does not support Ed25519, and no other key made it.
 *
 * An address does not show its key type, so every type with signatures of that length is
 * tried: 64 bytes for sr25519 and ed25519, 65 for ECDSA. Wallets may put a byte for the type first.
 */
export async function readSignature(
  message: Uint8Array,
  proof: Uint8Array,
  accountId: Uint8Array,
): Promise<{ type: KeyType; signature: Uint8Array } | 'none' | 'unknown'> {
  let isUnknown = false
  for (const type of Object.values(keyTypes)) {
    const length = type === keyTypes.ecdsa ? 65 : 64
    const isTyped = proof.length === length + 1 && proof[0] === type
    if (proof.length !== length && !isTyped) continue
    const signature = proof.subarray(isTyped ? 1 : 0)
    const answer = await checks[type](message, signature, accountId)
    if (answer) return { type, signature }
    isUnknown ||= answer === undefined
  }
  return isUnknown ? 'unknown' : 'none'
}

type Check = (
  message: Uint8Array,
  signature: Uint8Array,
  accountId: Uint8Array,
) => boolean | Promise<boolean | undefined>

const checks: Readonly<Record<KeyType, Check>> = {
  [keyTypes.ed25519]: isEd25519,
  // The zero point is a valid key, for which anybody can sign.
  [keyTypes.sr25519]: (message, signature, key) =>
    key.some((byte) => byte !== 0) && attempt(() => verifySr25519(message, signature, key)),
  [keyTypes.ecdsa]: isEcdsa,
}

async function isEd25519(
  message: Uint8Array,
  signature: Uint8Array,
  accountId: Uint8Array,
): Promise<boolean | undefined> {
  if (isSmallOrder(accountId)) return false
  try {
    const bytes = Uint8Array.from(accountId)
    const key = await crypto.subtle.importKey('raw', bytes, 'Ed25519', false, ['verify'])
    return await crypto.subtle.verify('Ed25519', key, Uint8Array.from(signature), Uint8Array.from(message))
  } catch (error) {
    // The key is not a point on the curve.
    return (error as Error).name === 'DataError' ? false : undefined
  }
}

/** The account id of an ECDSA key is its hash. */
async function isEcdsa(message: Uint8Array, signature: Uint8Array, accountId: Uint8Array): Promise<boolean> {
  // Loaded on demand, because few accounts use ECDSA.
  const { secp256k1 } = await import('@noble/curves/secp256k1')
  return attempt(() => {
    const key = secp256k1.Signature.fromCompact(signature.slice(0, 64))
      .addRecoveryBit(signature[64] ?? 0)
      .recoverPublicKey(blake2b(message, { dkLen: 32 }))
    const hash = blake2b(key.toRawBytes(true), { dkLen: 32 })
    return hash.every((byte, index) => byte === accountId[index])
  })
}

/** The libraries throw for keys that are no point of the curve, and for signatures of another type. */
function attempt(verify: () => boolean): boolean {
  try {
    return verify()
  } catch {
    return false
  }
}

// The points of small order, without the sign bit: browsers accept signatures of these keys, which anybody can make.
const smallOrder = [
  `00${'00'.repeat(31)}`,
  `01${'00'.repeat(31)}`,
  `ec${'ff'.repeat(30)}7f`,
  `ed${'ff'.repeat(30)}7f`,
  `ee${'ff'.repeat(30)}7f`,
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
]

function isSmallOrder(key: Uint8Array): boolean {
  const unsigned = Uint8Array.from(key)
  unsigned[31] = (unsigned[31] ?? 0) & 0x7f
  return smallOrder.includes(toHex(unsigned).slice(2))
}
