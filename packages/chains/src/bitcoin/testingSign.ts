import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { base64, bech32, bech32m, createBase58check } from '@scure/base'
import { Transaction } from '@scure/btc-signer'

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

const taproot = schnorr.utils.taggedHash
const hash160 = (bytes: Uint8Array) => ripemd160(sha256(bytes))
const sha256d = (bytes: Uint8Array) => sha256(sha256(bytes))
const bytes = (...values: readonly number[]) => Uint8Array.from(values)
const sized = (part: Uint8Array) => concatBytes(bytes(part.length), part)
const zeros = (count: number) => new Uint8Array(count)
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
  const publicKey = secp256k1.getPublicKey(secret, true)
  const program = hash160(publicKey)
  const redeem = concatBytes(bytes(0), sized(program))
  const isMain = chain === 'mainnet'
  if (kind === 'p2pkh')
    return {
      address: base58check.encode(concatBytes(bytes(isMain ? 0 : 111), program)),
      sign: (message: string) => signOld(message, secret),
    }
  if (kind === 'p2sh-p2wpkh') {
    const hash = hash160(redeem)
    return {
      address: base58check.encode(concatBytes(bytes(isMain ? 5 : 196), hash)),
      sign: (message: string) =>
        signSegwit(message, concatBytes(bytes(0xa9), sized(hash), bytes(0x87)), secret),
    }
  }
  return {
    address: bech32.encode(prefixOf(chain), [0, ...bech32.toWords(program)]),
    sign: (message: string) => signSegwit(message, redeem, secret),
  }
}

function taprootKey(secret: Uint8Array, chain: string) {
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
    address: bech32m.encode(prefixOf(chain), [1, ...bech32m.toWords(program)]),
    sign(message: string) {
      const { output, prevouts, sequences } = toSign(message, script)
      const hashes = [prevouts, zeros(8), sized(script), sequences, output].map((part) => sha256(part))
      // Epoch, sighash type, version, lock time, and at the end no annex and the first input.
      const digest = taproot('TapSighash', concatBytes(zeros(2), zeros(8), ...hashes, zeros(5)))
      return witness(schnorr.sign(digest, tweaked))
    },
  }
}

/** BIP-322 with the digest of BIP-143. */
function signSegwit(message: string, script: Uint8Array, secret: Uint8Array): string {
  const publicKey = secp256k1.getPublicKey(secret, true)
  const { output, prevouts, sequences, spent } = toSign(message, script)
  const code = concatBytes(bytes(0x19, 0x76, 0xa9), sized(hash160(publicKey)), bytes(0x88, 0xac))
  const digest = sha256d(
    concatBytes(
      bytes(0, 0, 0, 0),
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
}

/** BIP-137, for a compressed key of a P2PKH address. */
function signOld(message: string, secret: Uint8Array): string {
  const text = utf8ToBytes(message)
  const length = text.length < 253 ? bytes(text.length) : bytes(253, text.length & 255, text.length >> 8)
  const digest = sha256d(concatBytes(utf8ToBytes('\x18Bitcoin Signed Message:\n'), length, text))
  const signature = secp256k1.sign(digest, secret, { lowS: true })
  return base64.encode(concatBytes(bytes(31 + signature.recovery), signature.toCompactRawBytes()))
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

function prefixOf(chain: string): string {
  return chain === 'mainnet' ? 'bc' : chain === 'regtest' ? 'bcrt' : 'tb'
}

function witness(...items: readonly Uint8Array[]): string {
  return base64.encode(concatBytes(bytes(items.length), ...items.map(sized)))
}
