import { bech32, bech32m } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { schnorr } from 'noble-curves-2/secp256k1.js'
import { bytesToNumberBE } from 'noble-curves-2/utils.js'
import { ripemd160 } from 'noble-hashes-2/legacy.js'
import { sha256 } from 'noble-hashes-2/sha2.js'
import type { DerivedKey, KeyRoot } from '../derivedKey.ts'
import { secp256k1 } from './curve.ts'

/** Script types that have a derivation path of their own: BIP-84 and BIP-86. */
export type DerivedKind = 'p2wpkh' | 'p2tr'

const purposes: Readonly<Record<DerivedKind, number>> = { p2wpkh: 84, p2tr: 86 }

/** Where the account is, as wallets that import the words ask for it. */
export const keyPath = (index: number, kind: DerivedKind = 'p2wpkh'): string =>
  `m/${purposes[kind]}'/0'/0'/0/${index}`

/**
 * Derives a mainnet account: `m/84'/0'/0'/0/index` for payments, `m/86'/0'/0'/0/index` for taproot.
 *
 * `publicKey` is compressed. For taproot, both keys are the internal ones; the address
 * has the tweak of BIP-341, which a signature needs too.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0084.mediawiki
 * @see https://github.com/bitcoin/bips/blob/master/bip-0086.mediawiki
 */
export function deriveKey(
  { seed }: Pick<KeyRoot, 'seed'>,
  index: number,
  kind: DerivedKind = 'p2wpkh',
): DerivedKey {
  const parent = HDKey.fromMasterSeed(seed).derive(`m/${purposes[kind]}'/0'/0'/0`)
  const { privateKey, publicKey } = parent.derive(`m/${index}`)
  parent.wipePrivateData()
  // BIP-32 only leaves keys out of nodes that are public.
  if (!privateKey || !publicKey) throw new Error('The derived node has no private key.')
  const address = kind === 'p2tr' ? taprootAddress(publicKey) : segwitAddress(publicKey)
  return { privateKey, publicKey, address }
}

/** The mainnet address of a public key (BIP-84). */
export function segwitAddress(publicKey: Uint8Array): string {
  return bech32.encode('bc', [0, ...bech32.toWords(ripemd160(sha256(publicKey)))])
}

/** BIP-341: the key is tweaked even without a script tree, so that no hidden tree can spend. */
function taprootAddress(publicKey: Uint8Array): string {
  const { lift_x: liftX, pointToBytes, taggedHash } = schnorr.utils
  const internal = publicKey.slice(1)
  const tweak = bytesToNumberBE(taggedHash('TapTweak', internal)) % secp256k1.Point.Fn.ORDER
  const output = liftX(bytesToNumberBE(internal)).add(secp256k1.Point.BASE.multiply(tweak))
  return bech32m.encode('bc', [1, ...bech32m.toWords(pointToBytes(output))])
}
