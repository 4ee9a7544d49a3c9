import { entropyToMnemonic, mnemonicToSeedWebcrypto } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { families } from './families/list.ts'
import { type Bytes, randomBytes, wipe } from './vault/bytes.ts'
import type { Account, Secret } from './vault/secret.ts'

/**
 * A new wallet: 256 bits of entropy, the seed of its 24 words, and the first account of every family.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0039.mediawiki
 */
export async function createSecret(entropy: Bytes = randomBytes(32)): Promise<Secret> {
  const derivations = await Promise.all(
    families.map(async ({ loadDeriveKey, namespace }) => ({ namespace, deriveKey: await loadDeriveKey() })),
  )
  const seed = Uint8Array.from(await mnemonicToSeedWebcrypto(entropyToMnemonic(entropy, wordlist)))
  const accounts = derivations.map(({ deriveKey, namespace }): Account => {
    const { address, privateKey, publicKey } = deriveKey({ entropy, seed }, 0)
    const kept = Uint8Array.from(privateKey)
    wipe(privateKey)
    return { namespace, index: 0, privateKey: kept, publicKey: Uint8Array.from(publicKey), address }
  })
  return { entropy, seed, accounts }
}
