import type { Driver, Network } from '../driver.ts'
import { addresses, assets } from './addresses.ts'
import { explorerUrl } from './explorerUrl.ts'
import type { InjectedWallet } from './injected.ts'
import { polkadotAssetHub, prefixOf } from './networks.ts'
import { isPrefix } from './readSs58.ts'
import { type InjectionTarget, watchWallets } from './watchWallets.ts'

export { kusamaAssetHub, type PolkadotNative, polkadotAssetHub } from './networks.ts'

/**
 * Driver for Polkadot and other Substrate networks: `injectedWeb3` wallets, the coin's balance, messages.
 *
 * An account is one key with an address on every network. The page chooses the
 * network: switching changes the address that is shown and does not involve the wallet.
 *
 * @example
 * polkadot({ networks: [polkadotAssetHub, kusamaAssetHub] })
 */
export function polkadot(options: polkadot.Options = {}): Driver<InjectedWallet> {
  const { networks = [polkadotAssetHub], target } = options
  for (const network of networks)
    if (!isPrefix(prefixOf(network)))
      throw new RangeError(`"${network.name}" has no address prefix from 0 to 16383 in native.ss58Prefix.`)
  // Copies, so that what is remembered of a network never crosses to another kit.
  const own = networks.map((network) => ({ ...network }))
  return {
    namespace: 'polkadot',
    name: 'Polkadot',
    networks: own,
    defaultAccountType: 'eoa',
    addresses,
    assets,
    wallets: (onChange) => watchWallets(onChange, target),
    connect: async (args) => (await import('./connect.ts')).connect(args, own),
    networkSwitch: { by: 'page', to: async (args) => (await askWallet()).switchNetwork(args) },
    messages: async () => (await askWallet()).messages,
    balances: async () => (await import('./getBalance.ts')).balances,
    explorerUrl,
  }
}

export declare namespace polkadot {
  type Options = {
    /** The first is the default. One of your own is a {@link Network} whose id begins `polkadot:`. @default Polkadot Asset Hub */
    networks?: readonly Network[] | undefined
    /** What wallets put `injectedWeb3` into. @default window */
    target?: InjectionTarget | undefined
  }
}

const askWallet = () => import('./askWallet.ts')
