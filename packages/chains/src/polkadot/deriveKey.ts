import { getPublicKey, HDKD, secretFromSeed } from '@scure/sr25519'
import { pbkdf2 } from 'noble-hashes-2/pbkdf2.js'
import { sha512 } from 'noble-hashes-2/sha2.js'
import type { DerivedKey, KeyRoot } from '../derivedKey.ts'
import { formatSs58 } from './ss58.ts'

/** Prefix of Polkadot; the key is the same on every network. */
const prefix = 0

/** What follows the words in polkadot.js: nothing for the first account. */
export const keyPath = (index: number): string => (index === 0 ? '' : `//${index}`)

/**
 * Derives an sr25519 account as polkadot.js does: the phrase alone for index 0, `//index` after it.
 *
 * Substrate hashes the entropy of the phrase, not its BIP-39 seed. `privateKey` is the
 * expanded key of 64 bytes.
 *
 * @see https://github.com/paritytech/substrate-bip39
 */
export function deriveKey({ entropy }: Pick<KeyRoot, 'entropy'>, index: number): DerivedKey {
  if (!Number.isInteger(index) || index < 0 || index >= 2 ** 31)
    throw new RangeError(`${index} is not the index of an account.`)
  const expanded = pbkdf2(sha512, entropy, 'mnemonic', { c: 2048, dkLen: 64 })
  const master = secretFromSeed(expanded.slice(0, 32))
  const privateKey = index === 0 ? master : HDKD.secretHard(master, junction(index))
  expanded.fill(0)
  const publicKey = getPublicKey(privateKey)
  return { privateKey, publicKey, address: formatSs58(publicKey, prefix) }
}

/** The chain code of a number: 32 bytes, little-endian. */
function junction(index: number): Uint8Array {
  const code = new Uint8Array(32)
  new DataView(code.buffer).setUint32(0, index, true)
  return code
}
