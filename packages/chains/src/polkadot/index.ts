import { once } from '@latchkey/protocol/once'
import type { Driver, Network } from '../driver.ts'
import { addresses, assets } from './addresses.ts'
import { explorerUrl } from './explorerUrl.ts'
import type { InjectedWallet } from './injected.ts'
import { isPrefix, polkadotAssetHub, prefixOf } from './networks.ts'
import { type InjectionTarget, watchWallets } from './watchWallets.ts'

export { kusamaAssetHub, type PolkadotNative, polkadotAssetHub } from './networks.ts'

/**
 * Driver for Polkadot and other Substrate networks: finds `injectedWeb3` wallets, signs
 * messages and transactions, sends the coin and assets.
 *
 * `@polkadot-api/*` packages are loaded on demand and are not part of the initial bundle.
 *
 * An account is a key that has another address on every network. The page chooses the
 * network: switching changes the address and does not involve the wallet.
 *
 * @example
 * import { kusamaAssetHub, polkadot, polkadotAssetHub } from 'latchkey/polkadot'
 *
 * polkadot({ networks: [polkadotAssetHub, kusamaAssetHub] })
 */
export function polkadot(options: polkadot.Options = {}): Driver<InjectedWallet> {
  const { networks = [polkadotAssetHub], target } = options
  for (const network of networks)
    if (!isPrefix(prefixOf(network)))
      throw new RangeError(`"${network.name}" has no address prefix from 0 to 16383 in native.ss58Prefix.`)
  // Copied, so that two kits never share what is cached per network.
  const own = networks.map((network) => ({ ...network }))
  return {
    namespace: 'polkadot',
    name: 'Polkadot',
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
    transactions: async () => (await askSend()).transactions,
    receipts: async () => (await askNode()).receipts,
    transfers: async () => (await askSend()).transfers,
    balances: async () => (await askNode()).balances,
    // No node lists the transactions of an account, or finds one by its hash.
    activity: 'device',
    explorerUrl,
  }
}

export declare namespace polkadot {
  type Options = {
    /** The first is the default. To add your own, pass a {@link Network} whose id starts with `polkadot:`. @default [polkadotAssetHub] */
    networks?: readonly Network[] | undefined
    /** The object on which wallets set `injectedWeb3`. @default window */
    target?: InjectionTarget | undefined
  }
}

// Only this file is named before a click: the list of files that a page may need is part of what it loads first.
const later = once(() => import('./connect.ts'))
const askWallet = async () => (await later()).askWallet()
const askNode = async () => (await later()).askNode()
const askSend = async () => (await later()).askSend()
