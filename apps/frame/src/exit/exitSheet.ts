import * as bitcoin from '@latchkey/chains/bitcoin/deriveKey'
import { importedKey as bitcoinKey } from '@latchkey/chains/bitcoin/importedKey'
import * as cosmos from '@latchkey/chains/cosmos/deriveKey'
import type { DerivedKey, KeyRoot } from '@latchkey/chains/derivedKey'
import * as evm from '@latchkey/chains/evm/deriveKey'
import { importedKey as evmKey } from '@latchkey/chains/evm/importedKey'
import { smartAddressOf } from '@latchkey/chains/evm/smartAddress'
import type { KeyImport } from '@latchkey/chains/importedKey'
import * as polkadot from '@latchkey/chains/polkadot/deriveKey'
import * as solana from '@latchkey/chains/solana/deriveKey'
import { importedKey as solanaKey } from '@latchkey/chains/solana/importedKey'
import { entropyToMnemonic, mnemonicToEntropy, mnemonicToSeedWebcrypto } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import type { ExportedSecret } from '../exportEntropy.ts'
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

/** An account that the words do not give. */
export type ExitKey = {
  readonly name: string
  readonly address: string
  /** As wallets of the chain import it. */
  readonly key: string
}

/** All that a visitor needs to go on without this service. */
export type ExitSheet = {
  readonly words: readonly string[]
  readonly accounts: readonly ExitAccount[]
  readonly imported: readonly ExitKey[]
}

/** What a wallet is found by: the bytes behind its words, or the words as a visitor typed them. */
export type WalletSource =
  | {
      readonly entropy: Bytes
      /** Indexes of accounts besides the first. */
      readonly further: readonly number[]
      readonly imported: ExportedSecret['imported']
    }
  | { readonly typed: string }

/** A private key as a visitor typed it. */
export type KeySource = { readonly typedKey: string }

export type FoundWallet = { readonly entropy: Bytes; readonly sheet: ExitSheet }

/** A private key that a visitor typed. */
export type FoundKey = {
  readonly namespace: string
  /** Of its chain family. */
  readonly name: string
  readonly privateKey: Bytes
  readonly address: string
}

type Source = {
  readonly name: string
  readonly path: string
  derive(root: KeyRoot): DerivedKey
  readonly isEvm?: true
}

const taproot: Source = {
  name: 'Bitcoin (Taproot)',
  path: bitcoin.keyPath(0, 'p2tr'),
  derive: (root) => bitcoin.deriveKey(root, 0, 'p2tr'),
}

/** The accounts with an index, in every family. */
const sourcesAt = (index: number): readonly Source[] => [
  {
    name: 'Ethereum, EVM',
    path: evm.keyPath(index),
    derive: (root) => evm.deriveKey(root, index),
    isEvm: true,
  },
  { name: 'Solana', path: solana.keyPath(index), derive: (root) => solana.deriveKey(root, index) },
  {
    name: 'Bitcoin (SegWit)',
    path: bitcoin.keyPath(index),
    derive: (root) => bitcoin.deriveKey(root, index),
  },
  // The wallet has no account of it, but other wallets derive it from the words.
  ...(index === 0 ? [taproot] : []),
  { name: 'Polkadot', path: polkadot.keyPath(index), derive: (root) => polkadot.deriveKey(root, index) },
  { name: 'Cosmos Hub', path: cosmos.keyPath(index), derive: (root) => cosmos.deriveKey(root, index) },
]

const keyFamilies: readonly {
  readonly namespace: string
  readonly name: string
  readonly keys: KeyImport
}[] = [
  { namespace: 'eip155', name: 'Ethereum, EVM', keys: evmKey },
  { namespace: 'solana', name: 'Solana', keys: solanaKey },
  { namespace: 'bip122', name: 'Bitcoin', keys: bitcoinKey },
]

/** A private key as a visitor typed it; undefined if it is none of a chain that the wallet has accounts of. */
export function readTypedKey(typed: string): FoundKey | undefined {
  for (const { keys, name, namespace } of keyFamilies) {
    const privateKey = keys.readKey(typed)
    if (privateKey) return { namespace, name, privateKey, address: keys.accountOf(privateKey).address }
  }
  return undefined
}

function writeKey({ address, namespace, privateKey }: ExportedSecret['imported'][number]): ExitKey {
  const family = keyFamilies.find((one) => one.namespace === namespace)
  if (!family) throw new Error(`There are no keys of ${namespace}.`)
  return { name: family.name, address, key: family.keys.writeKey(privateKey) }
}

/** The words of a wallet, the first account of every chain family, and its further accounts. */
export async function writeExitSheet(
  entropy: Uint8Array,
  further: readonly number[] = [],
  imported: ExportedSecret['imported'] = [],
): Promise<ExitSheet> {
  const phrase = entropyToMnemonic(entropy, wordlist)
  const seed = await mnemonicToSeedWebcrypto(phrase)
  const sources = [0, ...further].flatMap(sourcesAt)
  const accounts = sources.flatMap(({ derive, isEvm, name, path }): ExitAccount[] => {
    const { address, privateKey } = derive({ entropy, seed })
    wipe(privateKey)
    const account = { name, path, address }
    if (!isEvm) return [account]
    // Apps with smart accounts show this address, and money may be there before it is deployed.
    return [account, { name: 'Safe 1.4.1', path, address: smartAddressOf(address), isSafe: true }]
  })
  wipe(seed)
  return { words: phrase.split(' '), accounts, imported: imported.map(writeKey) }
}

/** The words and accounts of a wallet; undefined if the typed words are none. */
export async function readWallet(source: WalletSource): Promise<FoundWallet | undefined> {
  const entropy = 'typed' in source ? readPhrase(source.typed) : source.entropy
  if ('typed' in source) return entropy && { entropy, sheet: await writeExitSheet(entropy) }
  return {
    entropy: source.entropy,
    sheet: await writeExitSheet(source.entropy, source.further, source.imported),
  }
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
