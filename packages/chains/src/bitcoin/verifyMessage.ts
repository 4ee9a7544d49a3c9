import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { concatBytes } from '@noble/hashes/utils'
import { base64 } from '@scure/base'
import { hash160, messageDigest, segwitDigest, taggedHash, taprootDigest } from './bip322.ts'
import { type BitcoinAddress, readAddress } from './readAddress.ts'

/** Signatures of one key have about 110 bytes. */
const maxSignatureLength = 200

/**
 * Whether the key of the address signed the message: with BIP-322 in the simple format, with or
 * without the prefix `smp` of its second version, or with BIP-137.
 *
 * Addresses of scripts and the other formats of BIP-322 are not supported: false.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0322.mediawiki
 * @see https://github.com/bitcoin/bips/blob/master/bip-0137.mediawiki
 */
export function verifyMessage(address: string, message: string, signature: string): boolean {
  const signer = readAddress(address)
  if (!signer || typeof message !== 'string' || typeof signature !== 'string') return false
  if (signature.length > maxSignatureLength) return false
  try {
    // No signature without the prefix starts with these letters: they would be 178 witness items.
    const bytes = base64.decode(signature.replace(/^smp/, ''))
    return bytes.length === 65 ? isSignedOld(signer, message, bytes) : isSigned(signer, message, bytes)
  } catch {
    // Not base64, no signature, or no point on the curve.
    return false
  }
}

/** BIP-322, simple: the signature is the witness of a transaction. */
function isSigned(signer: BitcoinAddress, message: string, bytes: Uint8Array): boolean {
  const [signature, publicKey, ...more] = readWitness(bytes)
  if (!signature || more.length) return false
  if (signer.kind === 'p2tr') {
    if (publicKey || (signature.length !== 64 && !(signature.length === 65 && signature[64] === 1)))
      return false
    const digest = taprootDigest(message, signer, signature.length === 65 ? 1 : 0)
    return schnorr.verify(signature.slice(0, 64), digest, signer.hash)
  }
  // BIP-322 allows SIGHASH_ALL only.
  if (publicKey?.length !== 33 || signature.at(-1) !== 1) return false
  if (signer.kind === 'p2pkh' || !isKeyOf(signer, publicKey)) return false
  const digest = segwitDigest(message, signer, hash160(publicKey))
  return secp256k1.verify(secp256k1.Signature.fromDER(signature.slice(0, -1)), digest, publicKey)
}

/** BIP-137: a header byte and a compact signature, from which the key is recovered. */
function isSignedOld(signer: BitcoinAddress, message: string, bytes: Uint8Array): boolean {
  const header = bytes[0] as number
  // The header also says the kind of the address, but wallets disagree about it, so it is ignored.
  if (header < 27 || header > 42) return false
  const recovered = secp256k1.Signature.fromCompact(bytes.slice(1))
    .addRecoveryBit((header - 27) & 3)
    .recoverPublicKey(messageDigest(message))
  if (isKeyOf(signer, recovered.toRawBytes(true))) return true
  return signer.kind === 'p2pkh' && isKeyOf(signer, recovered.toRawBytes(false))
}

/** Whether the address is the one of the key. */
function isKeyOf({ hash, kind }: BitcoinAddress, publicKey: Uint8Array): boolean {
  if (kind === 'p2wsh') return false
  if (kind === 'p2tr') return isEqual(hash, tweaked(publicKey))
  const own = hash160(publicKey)
  if (kind !== 'p2sh') return isEqual(hash, own)
  return isEqual(hash, hash160(concatBytes(Uint8Array.of(0, 20), own)))
}

/** BIP-341: the key of a taproot address without scripts. */
function tweaked(publicKey: Uint8Array): Uint8Array {
  const internal = publicKey.slice(1)
  const { bytesToNumberBE, lift_x: liftX, pointToBytes } = schnorr.utils
  const tweak = bytesToNumberBE(taggedHash('TapTweak', internal)) % secp256k1.CURVE.n
  return pointToBytes(liftX(bytesToNumberBE(internal)).add(secp256k1.ProjectivePoint.BASE.multiply(tweak)))
}

/** The items of a witness; empty if the bytes are no witness of one or two items. */
function readWitness(bytes: Uint8Array): readonly Uint8Array[] {
  const items: Uint8Array[] = []
  let at = 1
  while (at < bytes.length && items.length < 3) {
    const end = at + 1 + (bytes[at] as number)
    if (end > bytes.length) return []
    items.push(bytes.slice(at + 1, end))
    at = end
  }
  return at === bytes.length && items.length === bytes[0] ? items : []
}

function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}
