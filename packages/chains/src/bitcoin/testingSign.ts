import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { base64, bech32, bech32m } from '@scure/base'

// Keys, addresses and BIP-322 signatures of the test wallet.

export type TestKey = {
  readonly address: string
  readonly purpose: 'payment' | 'ordinals'
  /** Signs a message with BIP-322, in the simple format. */
  sign(message: string): string
}

const taproot = schnorr.utils.taggedHash
const hash160 = (bytes: Uint8Array) => ripemd160(sha256(bytes))
const sha256d = (bytes: Uint8Array) => sha256(sha256(bytes))
const bytes = (...values: readonly number[]) => Uint8Array.from(values)
const sized = (part: Uint8Array) => concatBytes(bytes(part.length), part)
const zeros = (count: number) => new Uint8Array(count)

/** A P2WPKH key, the usual type for payments. */
export function paymentKey(secret: Uint8Array, prefix: string): TestKey {
  const publicKey = secp256k1.getPublicKey(secret, true)
  const program = hash160(publicKey)
  const script = concatBytes(bytes(0), sized(program))
  return {
    address: bech32.encode(prefix, [0, ...bech32.toWords(program)]),
    purpose: 'payment',
    sign(message) {
      const { output, prevouts, sequences, spent } = toSign(message, script)
      const code = concatBytes(bytes(0x19, 0x76, 0xa9), sized(program), bytes(0x88, 0xac))
      // BIP-143.
      const digest = sha256d(
        concatBytes(
          zeros(4),
          sha256d(prevouts),
          sha256d(sequences),
          spent,
          code,
          zeros(12),
          sha256d(output),
          zeros(4),
          bytes(1, 0, 0, 0),
        ),
      )
      const signature = secp256k1.sign(digest, secret, { lowS: true }).toDERRawBytes()
      return witness(concatBytes(signature, bytes(1)), publicKey)
    },
  }
}

/** A P2TR (taproot) key, the usual type for collectibles. */
export function ordinalsKey(secret: Uint8Array, prefix: string): TestKey {
  const inner = schnorr.getPublicKey(secret)
  // BIP-341: a key without a script tree is tweaked too.
  const tweak = schnorr.utils.bytesToNumberBE(taproot('TapTweak', inner))
  const order = secp256k1.CURVE.n
  const scalar = schnorr.utils.bytesToNumberBE(secret)
  const even = secp256k1.getPublicKey(secret, true)[0] === 2
  const tweaked = schnorr.utils.numberToBytesBE(((even ? scalar : order - scalar) + tweak) % order, 32)
  const program = schnorr.getPublicKey(tweaked)
  const script = concatBytes(bytes(0x51), sized(program))
  return {
    address: bech32m.encode(prefix, [1, ...bech32m.toWords(program)]),
    purpose: 'ordinals',
    sign(message) {
      const { output, prevouts, sequences } = toSign(message, script)
      const hashes = [prevouts, zeros(8), sized(script), sequences, output].map((part) => sha256(part))
      // Epoch, sighash type, version, lock time, and at the end no annex and the first input.
      const digest = taproot('TapSighash', concatBytes(zeros(2), zeros(8), ...hashes, zeros(5)))
      return witness(schnorr.sign(digest, tweaked))
    },
  }
}

/** The two transactions of BIP-322: `to_spend`, which pays zero to the address, and `to_sign`, which spends it. */
function toSign(message: string, script: Uint8Array) {
  const hash = taproot('BIP0322-signed-message', utf8ToBytes(message))
  const input = concatBytes(
    zeros(32),
    bytes(0xff, 0xff, 0xff, 0xff),
    sized(concatBytes(bytes(0), sized(hash))),
    zeros(4),
  )
  const toSpend = concatBytes(zeros(4), bytes(1), input, bytes(1), zeros(8), sized(script), zeros(4))
  const spent = concatBytes(sha256d(toSpend), zeros(4))
  return { spent, prevouts: spent, sequences: zeros(4), output: concatBytes(zeros(8), bytes(1, 0x6a)) }
}

function witness(...items: readonly Uint8Array[]): string {
  return base64.encode(concatBytes(bytes(items.length), ...items.map(sized)))
}
