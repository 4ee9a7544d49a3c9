import { once } from '@latchkey/protocol/once'
import type { Driver, Network } from '../driver.ts'
import { explorerPage } from '../explorerPage.ts'
import { addresses, assets } from './addresses.ts'
import type { KeplrProvider } from './keplr.ts'
import { checkNetwork, cosmosHub } from './networks.ts'
import { watchWallets } from './watchWallets.ts'

export type { KeplrProvider } from './keplr.ts'
export {
  type CosmosNative,
  celestia,
  cosmosHub,
  dydx,
  type FeeMarket,
  noble,
  osmosis,
  osmosisTestnet,
} from './networks.ts'

/**
 * Driver for Cosmos networks: finds wallets with the Keplr interface, signs messages, reads balances,
 * sends coins and tokens.
 *
 * An account is a key that has another address on every network. All networks must use secp256k1 keys
 * of coin type 118. The page chooses the network.
 *
 * @example
 * import { cosmos, cosmosHub, osmosis } from 'latchkey/cosmos'
 *
 * cosmos({ networks: [cosmosHub, osmosis] })
 */
export function cosmos({ networks = [cosmosHub], target }: cosmos.Options = {}): Driver<KeplrProvider> {
  for (const network of networks) checkNetwork(network)
  // Copied, so that two kits never share what is cached per network.
  const own = networks.map((network) => ({ ...network }))
  return {
    namespace: 'cosmos',
    name: 'Cosmos',
    networks: own,
    defaultAccountType: 'eoa',
    addresses,
    assets,
    wallets: (onChange) => watchWallets(onChange, target),
    connect: async (args) => (await later()).connect(args, { networks: own, target }),
    load: later,
    remote: async () => (await later()).remote(),
    networkSwitch: { by: 'page', to: async (args) => (await askWallet()).switchNetwork(args) },
    messages: async () => (await askWallet()).messages,
    receipts: async () => (await askNode()).receipts,
    transfers: async () => (await askTransfer()).transfers,
    memo: { maxBytes: 256 },
    balances: async () => (await askNode()).balances,
    explorerUrl: explorerPage,
  }
}

export declare namespace cosmos {
  type Options = {
    /** The first is the default. To add your own, pass a {@link Network} whose id starts with `cosmos:`. @default [cosmosHub] */
    networks?: readonly Network[] | undefined
    /** The window in which to look for wallets. @default window */
    target?: EventTarget | undefined
  }
}

// Only this file is named before a click: the list of files that a page may need is part of what it loads first.
const later = once(() => import('./connect.ts'))
const askWallet = async () => (await later()).askWallet()
const askNode = async () => (await later()).askNode()
const askTransfer = async () => (await later()).askTransfer()
