import { schnorr } from '@noble/curves/secp256k1'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes } from '@noble/hashes/utils'
import type { BitcoinAddress } from './readAddress.ts'

// What is signed for a message: BIP-322 for addresses with a witness, BIP-137 for the others.

export const taggedHash = schnorr.utils.taggedHash
export const hash160 = (bytes: Uint8Array): Uint8Array => ripemd160(sha256(bytes))
const sha256d = (bytes: Uint8Array) => sha256(sha256(bytes))
const bytes = (...values: readonly number[]) => Uint8Array.from(values)
const sized = (part: Uint8Array) => concatBytes(bytes(part.length), part)
const zeros = (count: number) => new Uint8Array(count)

/** The output of the second transaction: it pays nothing to a script that cannot be spent. */
const output = concatBytes(zeros(8), bytes(1, 0x6a))

type Signer = Pick<BitcoinAddress, 'kind' | 'hash'>

/** The BIP-322 digest of an address whose key is hashed to `keyHash` (BIP-143, SIGHASH_ALL). */
export function segwitDigest(message: string, signer: Signer, keyHash: Uint8Array): Uint8Array {
  const outpoint = spentBy(message, signer)
  const code = concatBytes(bytes(0x19, 0x76, 0xa9), sized(keyHash), bytes(0x88, 0xac))
  const [version, sequence, lockTime] = [zeros(4), zeros(4), zeros(4)]
  const amount = zeros(8)
  const hashes = [sha256d(outpoint), sha256d(sequence)]
  return sha256d(
    concatBytes(
      version,
      ...hashes,
      outpoint,
      code,
      amount,
      sequence,
      sha256d(output),
      lockTime,
      bytes(1, 0, 0, 0),
    ),
  )
}

/** The BIP-322 digest of a taproot address (BIP-341, spent by its key). `sighash` is 0 (default) or 1 (all). */
export function taprootDigest(message: string, signer: Signer, sighash: 0 | 1): Uint8Array {
  const [amount, sequence] = [zeros(8), zeros(4)]
  const parts = [spentBy(message, signer), amount, sized(scriptOf(signer)), sequence, output]
  const [epoch, version, lockTime, spendType, index] = [zeros(1), zeros(4), zeros(4), zeros(1), zeros(4)]
  return taggedHash(
    'TapSighash',
    concatBytes(
      epoch,
      bytes(sighash),
      version,
      lockTime,
      ...parts.map((part) => sha256(part)),
      spendType,
      index,
    ),
  )
}

/** The digest of `signmessage` in Bitcoin Core, which BIP-137 describes. */
export function messageDigest(message: string): Uint8Array {
  const text = new TextEncoder().encode(message)
  const prefix = new TextEncoder().encode('\x18Bitcoin Signed Message:\n')
  return sha256d(concatBytes(prefix, compactSize(text.length), text))
}

/** The outpoint of the first transaction, which pays nothing to the address and holds the message. */
function spentBy(message: string, signer: Signer): Uint8Array {
  const hash = taggedHash('BIP0322-signed-message', new TextEncoder().encode(message))
  const nowhere = concatBytes(zeros(32), bytes(0xff, 0xff, 0xff, 0xff))
  const input = concatBytes(nowhere, sized(concatBytes(bytes(0), sized(hash))), zeros(4))
  const [version, amount, lockTime] = [zeros(4), zeros(8), zeros(4)]
  const paid = concatBytes(amount, sized(scriptOf(signer)))
  return concatBytes(sha256d(concatBytes(version, bytes(1), input, bytes(1), paid, lockTime)), zeros(4))
}

/** The script of an address. */
function scriptOf({ hash, kind }: Signer): Uint8Array {
  if (kind === 'p2pkh') return concatBytes(bytes(0x76, 0xa9), sized(hash), bytes(0x88, 0xac))
  if (kind === 'p2sh') return concatBytes(bytes(0xa9), sized(hash), bytes(0x87))
  return concatBytes(bytes(kind === 'p2tr' ? 0x51 : 0), sized(hash))
}

function compactSize(value: number): Uint8Array {
  if (value < 0xfd) return bytes(value)
  const isShort = value <= 0xffff
  const encoded = new Uint8Array(isShort ? 3 : 5)
  const view = new DataView(encoded.buffer)
  encoded[0] = isShort ? 0xfd : 0xfe
  if (isShort) view.setUint16(1, value, true)
  else view.setUint32(1, value, true)
  return encoded
}
