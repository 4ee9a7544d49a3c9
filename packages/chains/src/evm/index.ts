import type { Transport } from 'viem'
import type { Driver, Network } from '../driver.ts'
import { explorerUrl } from './explorerUrl.ts'
import { type EvmChain, toNetwork } from './toNetwork.ts'
import { watchWallets } from './watchWallets.ts'

export * from './networks.gen.ts'
export { type EvmChain, toNetwork }

/**
 * Driver for EVM chains: EIP-6963 wallets, messages, transactions and balances.
 *
 * What a click needs is imported by the click: viem is never in the first bundle.
 *
 * @example
 * evm({ networks: [mainnet, base] })
 */
export function evm({ networks, target, transports }: evm.Options): Driver {
  // Copies, so that what is remembered of a network never crosses to another kit.
  const own = networks.map(toNetwork)
  return {
    namespace: 'eip155',
    networks: own,
    defaultAccountType: 'smartAccount',
    isAddress: (value) => /^(0x)?[\da-fA-F]{40}$/.test(value),
    wallets: (onChange) => watchWallets(onChange, target),
    connect: async (args) => (await import('./connect.ts')).connect(args),
    switchNetwork: async (args) => (await askWallet()).switchNetwork(args),
    signMessage: async (args) => (await askWallet()).signMessage(args),
    signTypedData: async (args) => (await askWallet()).signTypedData(args),
    sendTransaction: async (args) => (await askWallet()).sendTransaction(args),
    capabilities: async (args) => (await askWallet()).getCapabilities(args, own),
    waitForTransaction: async (args) => (await askNode()).waitForTransaction(args, transports),
    balance: async (args) => (await askNode()).getBalance(args, transports),
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
