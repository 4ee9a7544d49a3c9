import * as bitcoin from '@latchkey/chains/bitcoin/deriveKey'
import * as cosmos from '@latchkey/chains/cosmos/deriveKey'
import type { DerivedKey, KeyRoot } from '@latchkey/chains/derivedKey'
import * as evm from '@latchkey/chains/evm/deriveKey'
import { smartAddressOf } from '@latchkey/chains/evm/smartAddress'
import * as polkadot from '@latchkey/chains/polkadot/deriveKey'
import * as solana from '@latchkey/chains/solana/deriveKey'
import { entropyToMnemonic, mnemonicToEntropy, mnemonicToSeedWebcrypto } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { type Bytes, wipe } from '../vault/bytes.ts'

/** An account that the words give in any wallet. */
export type ExitAccount = {
  /** As it is called everywhere. */
  readonly name: string
  /** What a wallet that imports the words asks for; empty if the words alone give the account. */
  readonly path: string
  readonly address: string
  /** A smart account, which the account above it owns. */
  readonly isSafe?: true | undefined
}

/** All that a visitor needs to go on without this service. */
export type ExitSheet = { readonly words: readonly string[]; readonly accounts: readonly ExitAccount[] }

/** What a wallet is found by: the bytes behind its words, or the words as a visitor typed them. */
export type WalletSource = { readonly entropy: Bytes } | { readonly typed: string }

export type FoundWallet = { readonly entropy: Bytes; readonly sheet: ExitSheet }

type Source = {
  readonly name: string
  readonly path: string
  derive(root: KeyRoot): DerivedKey
}

const deriveEvm: Source['derive'] = (root) => evm.deriveKey(root, 0)

const sources: readonly Source[] = [
  { name: 'Ethereum, EVM', path: evm.keyPath(0), derive: deriveEvm },
  { name: 'Solana', path: solana.keyPath(0), derive: (root) => solana.deriveKey(root, 0) },
  { name: 'Bitcoin (SegWit)', path: bitcoin.keyPath(0), derive: (root) => bitcoin.deriveKey(root, 0) },
  {
    name: 'Bitcoin (Taproot)',
    path: bitcoin.keyPath(0, 'p2tr'),
    derive: (root) => bitcoin.deriveKey(root, 0, 'p2tr'),
  },
  { name: 'Polkadot', path: polkadot.keyPath(0), derive: (root) => polkadot.deriveKey(root, 0) },
  { name: 'Cosmos Hub', path: cosmos.keyPath(0), derive: (root) => cosmos.deriveKey(root, 0) },
]

/** The words of a wallet, and the first account of every chain family. */
export async function writeExitSheet(entropy: Uint8Array): Promise<ExitSheet> {
  const phrase = entropyToMnemonic(entropy, wordlist)
  const seed = await mnemonicToSeedWebcrypto(phrase)
  const accounts = sources.flatMap(({ derive, name, path }): ExitAccount[] => {
    const { address, privateKey } = derive({ entropy, seed })
    wipe(privateKey)
    const account = { name, path, address }
    if (derive !== deriveEvm) return [account]
    // Apps with smart accounts show this address, and money may be there before it is deployed.
    return [account, { name: 'Safe 1.4.1', path, address: smartAddressOf(address), isSafe: true }]
  })
  wipe(seed)
  return { words: phrase.split(' '), accounts }
}

/** The words and accounts of a wallet; undefined if the typed words are none. */
export async function readWallet(source: WalletSource): Promise<FoundWallet | undefined> {
  const entropy = 'typed' in source ? readPhrase(source.typed) : source.entropy
  return entropy && { entropy, sheet: await writeExitSheet(entropy) }
}

/** The entropy of 12 or 24 typed words; undefined if they are none, or one of them is mistaken (BIP-39). */
export function readPhrase(typed: string): Bytes | undefined {
  const words = typed
    .normalize('NFKD')
    .toLowerCase()
    .trim()
    .split(/[\s,]+/)
  if (words.length !== 12 && words.length !== 24) return undefined
  try {
    return Uint8Array.from(mnemonicToEntropy(words.join(' '), wordlist))
  } catch {
    return undefined
  }
}
