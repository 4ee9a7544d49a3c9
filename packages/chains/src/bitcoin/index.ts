import type { Driver, Network } from '../driver.ts'
import { explorerPage } from '../explorerPage.ts'
import { addresses, assets } from './addresses.ts'
import { later } from './later.ts'
import { mainnet } from './networks.ts'
import { type BitcoinProvider, watchWallets } from './watchWallets.ts'

export { type BitcoinChain, type BitcoinNative, mainnet, regtest, signet, testnet4 } from './networks.ts'
export type { BitcoinTransaction } from './requests.ts'

/**
 * Driver for Bitcoin: finds Wallet Standard, WBIP004 and UniSat-like wallets, signs messages
 * and PSBTs, sends coins.
 *
 * A wallet shares a payment address, which is the account, and an address for
 * collectibles, which is listed but cannot be selected.
 *
 * @example
 * import { bitcoin, mainnet, testnet4 } from 'latchkey/bitcoin'
 *
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
    connect: async (args) => (await later()).connect(args, networks),
    load: later,
    remote: async () => (await later()).remote(),
    networkSwitch: { by: 'wallet', to: async (args) => (await later()).switchNetwork(args) },
    messages: async () => (await later()).messages,
    transactions: async () => (await sends()).transactions,
    transfers: async () => (await sends()).transfers,
    feeSpeeds: ['slow', 'normal', 'fast'],
    receipts: async () => (await askNode()).receipts,
    balances: async () => (await askNode()).balances,
    explorerUrl: explorerPage,
  }
}

export declare namespace bitcoin {
  type Options = {
    /** The first is the default. To add your own, pass a {@link Network} whose `rpcUrls` are Esplora REST APIs. @default [mainnet] */
    networks?: readonly Network[] | undefined
    /** The window in which to look for wallets. @default window */
    target?: EventTarget | undefined
  }
}

const askNode = async () => (await later()).askNode()
const sends = async () => (await later()).sends()
