import { HDKey } from '@scure/bip32'
import { bytesToHex, publicKeyToAddress } from 'viem/utils'
import type { DerivedKey, KeyRoot } from '../derivedKey.ts'
import { secp256k1 } from './curve.ts'

/** Where the account is, as wallets that import the words ask for it. */
export const keyPath = (index: number): string => `m/44'/60'/0'/0/${index}`

/**
 * Derives the account at `m/44'/60'/0'/0/index`, as MetaMask, Ledger Live and viem do.
 *
 * `publicKey` is compressed.
 *
 * @see https://eips.ethereum.org/EIPS/eip-600
 */
export function deriveKey({ seed }: Pick<KeyRoot, 'seed'>, index: number): DerivedKey {
  const parent = HDKey.fromMasterSeed(seed).derive("m/44'/60'/0'/0")
  const { privateKey, publicKey } = parent.derive(`m/${index}`)
  parent.wipePrivateData()
  // BIP-32 only leaves keys out of nodes that are public.
  if (!privateKey || !publicKey) throw new Error('The derived node has no private key.')
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false)
  return { privateKey, publicKey, address: publicKeyToAddress(bytesToHex(point)) }
}
