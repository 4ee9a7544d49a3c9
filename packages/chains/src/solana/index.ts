import { once } from '@latchkey/protocol/once'
import type { Driver, Network } from '../driver.ts'
import { addresses, assets } from './addresses.ts'
import { explorerUrl } from './explorerUrl.ts'
import { mainnet } from './networks.ts'
import type { StandardWallet } from './standard.ts'
import { watchWallets } from './watchWallets.ts'

export { devnet, mainnet, type SolanaNative, testnet } from './networks.ts'
export type { SolanaTransaction } from './requests.ts'

/**
 * Driver for Solana: finds Wallet Standard wallets, signs messages and transactions,
 * sends SOL and tokens.
 *
 * `@solana/*` packages are loaded on demand and are not part of the initial bundle.
 *
 * @example
 * import { devnet, mainnet, solana } from 'latchkey/solana'
 *
 * solana({ networks: [mainnet, devnet] })
 */
export function solana({ names, networks = [mainnet], target }: solana.Options = {}): Driver<StandardWallet> {
  // Copied, so that two kits never share what is cached per network.
  const own = networks.map((network) => ({ ...network }))
  return {
    namespace: 'solana',
    name: 'Solana',
    networks: own,
    defaultAccountType: 'eoa',
    addresses,
    assets,
    wallets: (onChange) => watchWallets(onChange, target),
    connect: async (args) => (await later()).connect(args, own),
    load: later,
    remote: async () => (await later()).remote(),
    networkSwitch: { by: 'page', to: async (args) => (await askWallet()).switchNetwork(args) },
    messages: async () => (await askWallet()).messages,
    transactions: async () => (await askWallet()).transactions,
    receipts: async () => (await askNode()).receipts,
    transfers: async () => (await askWallet()).transfers,
    allowances: async () => (await askWallet()).allowances,
    balances: async () => (await askNode()).balances,
    swaps: async () => (await askWallet()).swaps,
    onramp: true,
    collectibles: true,
    explorerUrl,
    names: async () => (await askNode()).namesOf(names),
  }
}

export declare namespace solana {
  type Options = {
    /** The first is the default. To add your own, pass a {@link Network} whose id starts with `solana:`. @default [mainnet] */
    networks?: readonly Network[] | undefined
    /** The event target on which wallets register. @default window */
    target?: EventTarget | undefined
    /** Resolves names to addresses. @default names of the Solana Name Service, read from the nodes of mainnet */
    names?: Names | undefined
  }
  /** Resolves to the address, or to undefined if the name has none. The result is validated. */
  type Names = (args: Driver.ResolveNameArgs) => Promise<string | undefined>
}

const later = once(() => import('./connect.ts'))
const askWallet = once(() => import('./askWallet.ts'))
const askNode = once(() => import('./askNode.ts'))
