import { entropyToMnemonic, mnemonicToSeedWebcrypto } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { deriveAccounts } from './deriveAccounts.ts'
import { type Bytes, randomBytes } from './vault/bytes.ts'
import type { Secret } from './vault/secret.ts'

/**
 * A new wallet: 256 bits of entropy, the seed of its 24 words, and the first account of every family.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0039.mediawiki
 */
export async function createSecret(entropy: Bytes = randomBytes(32)): Promise<Secret> {
  const seed = Uint8Array.from(await mnemonicToSeedWebcrypto(entropyToMnemonic(entropy, wordlist)))
  return { entropy, seed, accounts: await deriveAccounts({ entropy, seed }, 0) }
}
