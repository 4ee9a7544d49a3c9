import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes } from '@noble/hashes/utils'
import { base64, bech32, bech32m, createBase58check } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { hash160, messageDigest, segwitDigest, taggedHash, taprootDigest } from './bip322.ts'

// Keys of the test wallet: their addresses, and what they sign.

export type TestKind = 'p2wpkh' | 'p2sh-p2wpkh' | 'p2pkh' | 'p2tr'

export type TestKey = {
  readonly address: string
  /** Compressed, 33 bytes. */
  readonly publicKey: Uint8Array
  /** Signs a message: with BIP-322 in the simple format, or with BIP-137 if the address has no witness. */
  sign(message: string): string
  /** Signs an input of a PSBT. */
  signInput(psbt: Transaction, index: number): void
}

const bytes = (...values: readonly number[]) => Uint8Array.from(values)
const sized = (part: Uint8Array) => concatBytes(bytes(part.length), part)
const base58check = createBase58check(sha256)

/** The key of an address. `chain` is the name of its network. */
export function createTestKey(kind: TestKind, secret: Uint8Array, chain: string): TestKey {
  const publicKey = secp256k1.getPublicKey(secret, true)
  return {
    publicKey,
    ...(kind === 'p2tr' ? taprootKey(secret, chain) : hashKey(kind, secret, chain)),
    signInput(psbt, index) {
      psbt.signIdx(secret, index)
    },
  }
}

/** A PSBT as wallets read it: of any script, because other wallets may sign the other inputs. */
export function readPsbt(psbt: Uint8Array): Transaction {
  return Transaction.fromPSBT(psbt, { allowUnknownInputs: true, allowUnknownOutputs: true })
}

function hashKey(kind: Exclude<TestKind, 'p2tr'>, secret: Uint8Array, chain: string) {
  const keyHash = hash160(secp256k1.getPublicKey(secret, true))
  const isMain = chain === 'mainnet'
  if (kind === 'p2pkh')
    return {
      address: base58check.encode(concatBytes(bytes(isMain ? 0 : 111), keyHash)),
      sign: (message: string) => signOld(message, secret),
    }
  if (kind === 'p2sh-p2wpkh') {
    const hash = hash160(concatBytes(bytes(0), sized(keyHash)))
    return {
      address: base58check.encode(concatBytes(bytes(isMain ? 5 : 196), hash)),
      sign: (message: string) => signSegwit(segwitDigest(message, { kind: 'p2sh', hash }, keyHash), secret),
    }
  }
  return {
    address: bech32.encode(prefixOf(chain), [0, ...bech32.toWords(keyHash)]),
    sign: (message: string) => signSegwit(segwitDigest(message, { kind, hash: keyHash }, keyHash), secret),
  }
}

function taprootKey(secret: Uint8Array, chain: string) {
  const { bytesToNumberBE, numberToBytesBE } = schnorr.utils
  // BIP-341: a key without a script tree is tweaked too.
  const tweak = bytesToNumberBE(taggedHash('TapTweak', schnorr.getPublicKey(secret)))
  const order = secp256k1.CURVE.n
  const scalar = bytesToNumberBE(secret)
  const even = secp256k1.getPublicKey(secret, true)[0] === 2
  const tweaked = numberToBytesBE(((even ? scalar : order - scalar) + tweak) % order, 32)
  const hash = schnorr.getPublicKey(tweaked)
  return {
    address: bech32m.encode(prefixOf(chain), [1, ...bech32m.toWords(hash)]),
    sign: (message: string) =>
      witness(schnorr.sign(taprootDigest(message, { kind: 'p2tr', hash }, 0), tweaked)),
  }
}

function signSegwit(digest: Uint8Array, secret: Uint8Array): string {
  const signature = secp256k1.sign(digest, secret, { lowS: true }).toDERRawBytes()
  return witness(concatBytes(signature, bytes(1)), secp256k1.getPublicKey(secret, true))
}

/** BIP-137, with the header of a compressed key and a P2PKH address. */
function signOld(message: string, secret: Uint8Array): string {
  const signature = secp256k1.sign(messageDigest(message), secret, { lowS: true })
  return base64.encode(concatBytes(bytes(31 + signature.recovery), signature.toCompactRawBytes()))
}

function prefixOf(chain: string): string {
  return chain === 'mainnet' ? 'bc' : chain === 'regtest' ? 'bcrt' : 'tb'
}

function witness(...items: readonly Uint8Array[]): string {
  return base64.encode(concatBytes(bytes(items.length), ...items.map(sized)))
}
