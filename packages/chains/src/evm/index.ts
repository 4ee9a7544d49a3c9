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
    name: 'Ethereum',
    networks: own,
    defaultAccountType: 'smartAccount',
    onramp: true,
    swaps: true,
    coinAddress: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
    isAddress: (value) => /^(0x)?[\da-fA-F]{40}$/.test(value),
    wallets: (onChange) => watchWallets(onChange, target),
    connect: async (args) => (await import('./connect.ts')).connect(args, own, transports),
    remote: async () => (await import('./connect.ts')).remote(),
    switchNetwork: async (args) => (await askWallet()).switchNetwork(args),
    signMessage: async (args) => (await askWallet()).signMessage(args),
    verifyMessage: async (args) => (await import('./verifyMessage.ts')).verifyMessage(args, transports),
    signTypedData: async (args) => (await askWallet()).signTypedData(args),
    sendTransaction: async (args) => (await askWallet()).sendTransaction(args),
    sendCalls: async (args) => (await askWallet()).sendCalls(args),
    waitForCalls: async (args) => (await askWallet()).waitForCalls(args),
    assets: async (args) => (await askWallet()).getAssets(args),
    canPermit: async (args) => (await askWallet()).canPermit(args, transports),
    signPermit: async (args) => (await askWallet()).signPermit(args, transports),
    capabilities: async (args) => (await askWallet()).getCapabilities(args, own),
    waitForTransaction: async (args) => (await askNode()).waitForTransaction(args, transports),
    revocation: async (args) => (await askWallet()).revocation(args),
    simulate: async (args) => (await askWallet()).simulate(args, transports),
    balance: async (args) => (await askNode()).getBalance(args, transports),
    toAddress: async (value) => (await askWallet()).toAddress(value),
    transfer: async (args) => (await askWallet()).transfer(args),
    transferTransaction: async (args) => (await askWallet()).toTransfer(args),
    transferFee: async (args) => (await askWallet()).getTransferFee(args, transports),
    recipient: async (args) => (await askWallet()).getRecipient(args, transports),
    resolveName: async (args) => (await askWallet()).resolveName(args, transports),
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
