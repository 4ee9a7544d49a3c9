import type { Driver, Network } from '../driver.ts'
import { explorerUrl } from './explorerUrl.ts'
import { mainnet } from './networks.ts'
import { watchWallets } from './watchWallets.ts'

export { devnet, mainnet, type SolanaNative, testnet } from './networks.ts'

/**
 * Driver for Solana: Wallet Standard wallets, messages, transactions, SOL and tokens.
 *
 * What a click needs is imported by the click: nothing of `@solana/kit` is in the first bundle.
 *
 * @example
 * solana({ networks: [mainnet, devnet] })
 */
export function solana({ names, networks = [mainnet], target }: solana.Options = {}): Driver {
  // Copies, so that what is remembered of a network never crosses to another kit.
  const own = networks.map((network) => ({ ...network }))
  return {
    namespace: 'solana',
    name: 'Solana',
    networks: own,
    choosesNetwork: true,
    onramp: true,
    defaultAccountType: 'eoa',
    // One less than wrapped SOL.
    coinAddress: 'So11111111111111111111111111111111111111111',
    isAddress: (value) => /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(value),
    wallets: (onChange) => watchWallets(onChange, target),
    connect: async (args) => (await import('./connect.ts')).connect(args, own),
    remote: async () => (await import('./connect.ts')).remote(),
    switchNetwork: async (args) => (await askWallet()).switchNetwork(args),
    signMessage: async (args) => (await askWallet()).signMessage(args),
    signIn: async (args) => (await askWallet()).signIn(args),
    verifyMessage: async (args) => (await import('./verifyMessage.ts')).verifyMessage(args),
    sendTransaction: async (args) => (await askWallet()).sendTransaction(args),
    waitForTransaction: async (args) => (await askNode()).waitForTransaction(args),
    simulate: async (args) => (await askWallet()).simulate(args),
    toAddress: async (value) => (await import('./base58.ts')).toAddress(value),
    transfer: async (args) => (await askWallet()).transfer(args),
    transferTransaction: async (args) => (await askWallet()).toTransfer(args),
    transferFee: async (args) => (await askWallet()).getTransferFee(args),
    recipient: async (args) => (await askWallet()).getRecipient(args),
    balance: async (args) => (await askNode()).getBalance(args),
    explorerUrl,
    ...(names && { resolveName: async (args) => (await askWallet()).resolveName(args, names) }),
  }
}

export declare namespace solana {
  type Options = {
    /** The first is the default. One of your own is a {@link Network} whose id begins `solana:`. @default mainnet */
    networks?: readonly Network[] | undefined
    /** Where wallets announce themselves. @default window */
    target?: EventTarget | undefined
    /** Who knows the address behind a name (SNS or another); without it names are not looked up on the chain. */
    names?: Names | undefined
  }
  /** Resolves to the address, or to nothing where the name has none. Its answer is checked. */
  type Names = (args: Driver.ResolveNameArgs) => Promise<string | undefined>
}

const askWallet = () => import('./askWallet.ts')
const askNode = () => import('./askNode.ts')
