import { bech32 } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { ripemd160 } from 'noble-hashes-2/legacy.js'
import { sha256 } from 'noble-hashes-2/sha2.js'
import type { DerivedKey, KeyRoot } from '../derivedKey.ts'

/** Where the account is, as wallets that import the words ask for it. */
export const keyPath = (index: number): string => `m/44'/118'/0'/0/${index}`

/**
 * Derives the account at `m/44'/118'/0'/0/index`, as Keplr and CosmJS do.
 *
 * The address is that of the Cosmos Hub. Other chains encode the same bytes with their own prefix.
 *
 * @see https://github.com/cosmos/cosmos-sdk/blob/main/docs/architecture/adr-028-public-key-addresses.md
 */
export function deriveKey({ seed }: Pick<KeyRoot, 'seed'>, index: number): DerivedKey {
  const parent = HDKey.fromMasterSeed(seed).derive("m/44'/118'/0'/0")
  const { privateKey, publicKey } = parent.derive(`m/${index}`)
  parent.wipePrivateData()
  // BIP-32 only leaves keys out of nodes that are public.
  if (!privateKey || !publicKey) throw new Error('The derived node has no private key.')
  const address = bech32.encode('cosmos', bech32.toWords(ripemd160(sha256(publicKey))))
  return { privateKey, publicKey, address }
}
