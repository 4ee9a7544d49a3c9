import type { Driver, Network } from '../driver.ts'
import { addresses, assets } from './addresses.ts'
import { explorerUrl } from './explorerUrl.ts'
import { mainnet } from './networks.ts'
import { type BitcoinProvider, watchWallets } from './watchWallets.ts'

export { type BitcoinChain, type BitcoinNative, mainnet, regtest, signet, testnet4 } from './networks.ts'

/**
 * Driver for Bitcoin: Wallet Standard and WBIP004 wallets, messages and balances.
 *
 * A wallet shares an address for payments, which is the account, and one for
 * collectibles, which is listed and never selected. What a click needs is
 * imported by the click.
 *
 * @example
 * bitcoin({ networks: [mainnet, testnet4] })
 */
export function bitcoin({ networks = [mainnet], target }: bitcoin.Options = {}): Driver<BitcoinProvider> {
  return {
    namespace: 'bip122',
    name: 'Bitcoin',
    networks,
    defaultAccountType: 'payment',
    addresses,
    assets,
    wallets: (onChange) => watchWallets(onChange, target),
    connect: async (args) => (await import('./connect.ts')).connect(args, networks),
    messages: async () => ({ sign: (await import('./connect.ts')).signMessage }),
    balances: async () => ({ coin: (await import('./getBalance.ts')).getBalance }),
    explorerUrl,
  }
}

export declare namespace bitcoin {
  type Options = {
    /** The first is the default. One of your own is a {@link Network} whose `rpcUrls` are Esplora REST APIs. @default mainnet */
    networks?: readonly Network[] | undefined
    /** Where wallets announce themselves. @default window */
    target?: EventTarget | undefined
  }
}
