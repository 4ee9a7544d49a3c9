import { once } from '@latchkey/protocol/once'
import type { Transport } from 'viem'
import type { Driver, Network } from '../driver.ts'
import { explorerPage } from '../explorerPage.ts'
import { addresses, assets } from './addresses.ts'
import type { Eip1193Provider } from './provider.ts'
import { type EvmChain, toNetwork } from './toNetwork.ts'
import { watchWallets } from './watchWallets.ts'

export * from './networks.gen.ts'
export type { Eip1193Provider } from './provider.ts'
export type { Authorization, EvmCall, EvmTransaction, TypedData } from './requests.ts'
export { type EvmChain, toNetwork } from './toNetwork.ts'

/**
 * Driver for EVM chains: finds wallets (EIP-6963 and `window.ethereum`), signs messages
 * and transactions, reads balances.
 *
 * viem is loaded on demand and is not part of the initial bundle.
 *
 * @example
 * import { base, evm, mainnet } from 'latchkey/evm'
 *
 * evm({ networks: [mainnet, base] })
 */
export function evm({ networks, target, transports }: evm.Options): Driver<Eip1193Provider> {
  if (!networks) throw new TypeError('evm: pass `networks`, such as `evm({ networks: [mainnet] })`.')
  // Copied, so that two kits never share what is cached per network.
  const own = networks.map(toNetwork)
  const wallet = async () => (await askWallet()).walletCapabilities(own, transports)
  return {
    namespace: 'eip155',
    name: 'Ethereum',
    networks: own,
    defaultAccountType: 'smartAccount',
    addresses: { ...addresses, parse: async (value) => (await askWallet()).toAddress(value) },
    assets,
    wallets: (onChange) => watchWallets(onChange, target),
    connect: async (args) => (await later()).connect(args, own, transports),
    load: later,
    remote: async () => (await later()).remote(),
    networkSwitch: { by: 'wallet', to: async (args) => (await askWallet()).switchNetwork(args) },
    messages: async () => (await wallet()).messages,
    typedData: async () => (await wallet()).typedData,
    transactions: async () => (await wallet()).transactions,
    receipts: async () => (await askNode()).receipts(transports),
    batches: async () => (await wallet()).batches,
    permits: async () => (await wallet()).permits,
    allowances: async () => (await wallet()).allowances,
    transfers: async () => (await wallet()).transfers,
    feeSpeeds: ['slow', 'normal', 'fast'],
    names: async () => (await wallet()).names,
    balances: async () => (await askNode()).balances(transports),
    walletReports: async () => (await wallet()).walletReports,
    onramp: true,
    collectibles: true,
    swaps: async () => (await wallet()).swaps,
    explorerUrl: explorerPage,
  }
}

export declare namespace evm {
  type Options = {
    /** Chains of `latchkey/evm`, viem or wagmi, or {@link Network} objects. The first is the default. */
    networks: readonly (EvmChain | Network)[]
    /** The event target on which wallets announce themselves. @default window */
    target?: EventTarget | undefined
    /** viem transports by chain id, used instead of the network's `rpcUrls`. */
    transports?: Readonly<Record<number, Transport>> | undefined
  }
}

// Only this file is named before a click: bundlers write the names of all files that it needs into
// what every page loads, and those of viem are many.
const later = once(() => import('./connect.ts'))
const askWallet = async () => (await later()).askWallet()
const askNode = async () => (await later()).askNode()
