import type { Transport } from 'viem'
import type { Driver, Network } from '../driver.ts'
import { addresses, assets } from './addresses.ts'
import { explorerUrl } from './explorerUrl.ts'
import type { Eip1193Provider } from './provider.ts'
import { type EvmChain, toNetwork } from './toNetwork.ts'
import { watchWallets } from './watchWallets.ts'

export * from './networks.gen.ts'
export { type Eip1193Provider, type EvmChain, toNetwork }

/**
 * Driver for EVM chains: EIP-6963 wallets, messages, transactions and balances.
 *
 * What a click needs is imported by the click: viem is never in the first bundle.
 *
 * @example
 * evm({ networks: [mainnet, base] })
 */
export function evm({ networks, target, transports }: evm.Options): Driver<Eip1193Provider> {
  // Copies, so that what is remembered of a network never crosses to another kit.
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
    connect: async (args) => (await import('./connect.ts')).connect(args, own, transports),
    remote: async () => (await import('./connect.ts')).remote(),
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
    swaps: true,
    explorerUrl,
  }
}

export declare namespace evm {
  type Options = {
    /** viem or wagmi chains, ours, or networks. The first is the default. */
    networks: readonly (EvmChain | Network)[]
    /** Where wallets announce themselves. @default window */
    target?: EventTarget | undefined
    /** viem transports by chain id, instead of the ones made from a network's `rpcUrls`. */
    transports?: Readonly<Record<number, Transport>> | undefined
  }
}

const askWallet = () => import('./askWallet.ts')
const askNode = () => import('./askNode.ts')
