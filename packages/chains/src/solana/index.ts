import type { Driver, Network } from '../driver.ts'
import { addresses, assets } from './addresses.ts'
import { explorerUrl } from './explorerUrl.ts'
import { mainnet } from './networks.ts'
import type { StandardWallet } from './standard.ts'
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
export function solana({ names, networks = [mainnet], target }: solana.Options = {}): Driver<StandardWallet> {
  // Copies, so that what is remembered of a network never crosses to another kit.
  const own = networks.map((network) => ({ ...network }))
  return {
    namespace: 'solana',
    name: 'Solana',
    networks: own,
    defaultAccountType: 'eoa',
    addresses,
    assets,
    wallets: (onChange) => watchWallets(onChange, target),
    connect: async (args) => (await import('./connect.ts')).connect(args, own),
    remote: async () => (await import('./connect.ts')).remote(),
    networkSwitch: { by: 'page', to: async (args) => (await askWallet()).switchNetwork(args) },
    messages: async () => (await askWallet()).messages,
    transactions: async () => (await askWallet()).transactions,
    receipts: async () => (await askNode()).receipts,
    transfers: async () => (await askWallet()).transfers,
    balances: async () => (await askNode()).balances,
    onramp: true,
    explorerUrl,
    ...(names && {
      names: async () => {
        const { resolveName } = await askWallet()
        return { resolve: (args) => resolveName(args, names) }
      },
    }),
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
