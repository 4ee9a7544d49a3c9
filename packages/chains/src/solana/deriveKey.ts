import { HDKey } from 'micro-key-producer/slip10.js'
import type { DerivedKey, KeyRoot } from '../derivedKey.ts'
import { toBase58 } from './base58.ts'

/** Where the account is, as wallets that import the words ask for it. */
export const keyPath = (index: number): string => `m/44'/501'/${index}'/0'`

/**
 * Derives the account at `m/44'/501'/index'/0'`, as Phantom and Solflare do.
 *
 * Ed25519 has hardened children only, so the index is in the account level.
 *
 * @see https://github.com/satoshilabs/slips/blob/master/slip-0010.md
 */
export function deriveKey({ seed }: Pick<KeyRoot, 'seed'>, index: number): DerivedKey {
  const { privateKey, publicKeyRaw } = HDKey.fromMasterSeed(seed).derive(keyPath(index))
  return { privateKey, publicKey: publicKeyRaw, address: toBase58(publicKeyRaw) }
}
