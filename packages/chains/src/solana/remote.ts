import type { ChainId, Network, RemoteEvent, RemoteLink } from '../driver.ts'
import { allows, type GrantReader, type LinkArgs, openLink, readGrant, readSelected } from '../remoteLink.ts'
import { fromBase58, isKey, toBase58 } from './base58.ts'
import { setGranted } from './grantedNetworks.ts'
import { clusterOf, devnet, mainnet, testnet } from './networks.ts'
import type { StandardAccount, StandardWallet } from './standard.ts'
import { fromBase64, readTransaction, toBase64 } from './wire.ts'

// This file is what `Driver.remote` resolves to.
export const methods = [
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAndSendTransaction',
] as const
export const events = ['accountsChanged'] as const
export { dialect } from './dialect.ts'

const reader: GrantReader = {
  isNetwork: (id) => id.startsWith('solana:'),
  isAddress: isKey,
  keyOf: (address) => address,
}

type Answer = { readonly signature?: unknown; readonly transaction?: unknown }
type MessageInput = { readonly account: StandardAccount; readonly message: Uint8Array }
type TransactionInput = {
  readonly account: StandardAccount
  readonly transaction: Uint8Array
  readonly chain?: string
  readonly options?: object
}

/** A Wallet Standard wallet over the link to another device, and the wallet that was paired. */
export async function openRemote(args: LinkArgs, networks: () => readonly Network[]) {
  const { link, wallet } = await openLink(args)
  return { wallet, provider: createRemoteWallet({ link, name: wallet.name, networks }) }
}

/**
 * A Wallet Standard wallet for a wallet on another device. Exposes only the accounts,
 * chains and features that the wallet granted.
 *
 * @see https://docs.walletconnect.network/wallet-sdk/chain-support/solana
 */
export function createRemoteWallet({ link, name, networks }: createRemoteWallet.Args): StandardWallet {
  let selected: string | undefined
  let ended = false
  let known = { key: '', accounts: [] as readonly StandardAccount[] }

  /** The granted addresses of each known network, configured networks first. */
  function look() {
    const granted = ended ? new Map<ChainId, readonly string[]>() : readGrant(link, reader, selected)
    const all = [...networks(), mainnet, devnet, testnet]
    const found = new Map<ChainId, { cluster: string; addresses: readonly string[] }>()
    for (const network of all) {
      const addresses = granted.get(network.id)
      if (addresses && !found.has(network.id))
        found.set(network.id, { cluster: clusterOf(network), addresses })
    }
    return found
  }
  function accountsNow(): readonly StandardAccount[] {
    const found = [...look().values()]
    const features = Object.keys(featuresNow())
    const key = JSON.stringify([found, features, selected])
    // Return the same objects while nothing changed, because pages compare accounts by identity.
    if (key !== known.key) {
      const all = [...new Set(found.flatMap(({ addresses }) => addresses))]
      const ordered = [...all.filter((one) => one === selected), ...all.filter((one) => one !== selected)]
      const accounts = ordered.map((address) => {
        const chains = found.flatMap(({ addresses, cluster }) => (addresses.includes(address) ? cluster : []))
        return Object.freeze({ address, publicKey: fromBase58(address, 32) as Uint8Array, chains, features })
      })
      known = { key, accounts }
    }
    return known.accounts
  }

  /** Sends a request for an account, on the given cluster or the account's first network. */
  async function ask(method: string, account: StandardAccount, params: object, chain?: string) {
    const [network] = [...look()].find(
      ([, { addresses, cluster }]) =>
        addresses.includes(account.address) && (chain === undefined || chain === cluster),
    ) ?? [undefined]
    if (!network) throw walletError(4100, `The wallet did not grant ${account.address} there.`)
    const answer = await link.request({ network, method, params: { ...params, pubkey: account.address } })
    return (typeof answer === 'object' && answer ? answer : {}) as Answer
  }
  async function signMessage({ account, message }: MessageInput) {
    const answer = await ask('solana_signMessage', account, { message: toBase58(message) })
    return { signature: signatureOf(answer), signedMessage: message }
  }
  async function signTransaction({ account, chain, transaction }: TransactionInput) {
    const asked = { transaction: toBase64(transaction) }
    const answer = await ask('solana_signTransaction', account, asked, chain)
    return { signedTransaction: signedOf(answer, account.address, transaction) }
  }
  async function signAndSendTransaction({ account, chain, options, transaction }: TransactionInput) {
    const asked = { transaction: toBase64(transaction), sendOptions: options ?? {} }
    return { signature: signatureOf(await ask('solana_signAndSendTransaction', account, asked, chain)) }
  }

  const always = {
    'standard:connect': {
      version: '1.0.0',
      connect: async () => ({
        // A getter, so that the accounts are current when they are read.
        get accounts() {
          return accountsNow()
        },
      }),
    },
    'standard:disconnect': { version: '1.0.0', disconnect: () => link.close() },
    'standard:events': {
      version: '1.0.0',
      on(_: 'change', listener: (changed: unknown) => void) {
        return link.subscribe((event: RemoteEvent) => {
          if (event.type === 'close') ended = true
          if (event.type === 'event' && event.name !== 'accountsChanged') return
          if (event.type === 'event') selected = readSelected(event.data) ?? selected
          listener({ accounts: accountsNow(), chains: wallet.chains, features: wallet.features })
        })
      },
    },
  }
  const versions = { version: '1.0.0', supportedTransactionVersions: ['legacy', 0] }
  const granted = {
    'solana:signMessage': { version: '1.1.0', signMessage: each(signMessage) },
    'solana:signTransaction': { ...versions, signTransaction: each(signTransaction) },
    'solana:signAndSendTransaction': { ...versions, signAndSendTransaction: each(signAndSendTransaction) },
  }
  const featuresNow = () => ({
    ...always,
    ...Object.fromEntries(
      Object.entries(granted).filter(([feature]) => allows(link, feature.replace(':', '_'))),
    ),
  })

  const wallet: StandardWallet = Object.freeze({
    version: '1.0.0',
    name,
    icon: '',
    get chains() {
      return [...new Set([...look().values()].map(({ cluster }) => cluster))]
    },
    get features() {
      return featuresNow()
    },
    get accounts() {
      return accountsNow()
    },
  })
  setGranted(wallet, () => [...look().keys()])
  return wallet
}

export declare namespace createRemoteWallet {
  type Args = { link: RemoteLink; name: string; networks: () => readonly Network[] }
}

/** Sequential, because a wallet on a phone shows one request at a time. */
function each<input, output>(answer: (input: input) => Promise<output>) {
  return async (...inputs: readonly input[]): Promise<readonly output[]> => {
    const outputs: output[] = []
    for (const input of inputs) outputs.push(await answer(input))
    return outputs
  }
}

function signatureOf({ signature }: Answer): Uint8Array {
  const bytes = fromBase58(signature, 64)
  if (!bytes) throw walletError(-32603, 'The wallet answered with no signature.')
  return bytes
}

/** The signed transaction: as the wallet returned it, or the original with the signature inserted. */
function signedOf(answer: Answer, address: string, transaction: Uint8Array): Uint8Array {
  const whole = fromBase64(answer.transaction)
  if (whole && isSigned(whole)) return whole
  const signed = Uint8Array.from(transaction)
  // The signature count before the signatures takes one byte: a transaction cannot hold 128.
  signed.set(signatureOf(answer), 1 + 64 * readTransaction(signed).signers.indexOf(address))
  return signed
}

function isSigned(bytes: Uint8Array): boolean {
  try {
    return readTransaction(bytes).id !== undefined
  } catch {
    return false
  }
}

function walletError(code: number, message: string): Error {
  return Object.assign(new Error(message), { code })
}
