import { entropyToMnemonic, mnemonicToEntropy, mnemonicToSeedSync } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import type { KeyRoot } from './derivedKey.ts'

/** The root of a recovery phrase. */
export function rootOf(words: string): KeyRoot {
  return { entropy: mnemonicToEntropy(words, wordlist), seed: mnemonicToSeedSync(words) }
}

/** The recovery phrase of the entropy. */
export function wordsOf(entropy: Uint8Array): string {
  return entropyToMnemonic(entropy, wordlist)
}
