import { connectionFailed } from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import type { LocalWallet, Network } from '../driver.ts'
import { enableNetworks } from './enableNetworks.ts'
import type { KeplrProvider } from './keplr.ts'
import { chainOf } from './networks.ts'
import { readKey, toAccount } from './readKey.ts'
import type { WalletLink } from './walletLink.ts'

/** Of OKX Wallet and others that have events of their own. */
const ownEvents = ['accountsChanged', 'connect'] as const

/** A link to a wallet in the page. It shares the account that it is on. */
export function pageLink(
  { name, provider }: LocalWallet<KeplrProvider>,
  target: EventTarget | undefined = globalThis.window,
): WalletLink {
  const windowEvent = windowEventOf(name)
  return {
    provider,
    enable: (args) => enableNetworks(provider, args),
    async read(networks, wanted) {
      const needed = networks.find(({ id }) => id === wanted) ?? networks[0]
      if (!needed) throw new KitError(connectionFailed, { details: 'The app has no Cosmos network.' })
      const own = await readKey(provider, needed)
      const usable: Network[] = []
      for (const network of networks)
        if (network === needed || (await hasKey(provider, network, own.key))) usable.push(network)
      return { accounts: [toAccount(own.key, usable)], keys: [own], network: needed.id }
    },
    readKey: (_, network) => readKey(provider, network),
    watch(onChange) {
      if (windowEvent) target?.addEventListener(windowEvent, onChange)
      attempt(() => {
        for (const event of ownEvents) provider.on?.(event, onChange)
      })
      return () => {
        if (windowEvent) target?.removeEventListener(windowEvent, onChange)
        attempt(() => {
          for (const event of ownEvents) provider.off?.(event, onChange)
        })
      }
    },
    forget: async (networks) => await provider.disable?.(networks.map(chainOf)),
  }
}

/** With which event a wallet reports another account on the window. The event of another wallet says nothing about it. */
function windowEventOf(name: string): string | undefined {
  if (name === 'OKX Wallet' || name === 'Binance Wallet') return undefined
  return name === 'Cosmostation' ? 'cosmostation_keystorechange' : 'keplr_keystorechange'
}

/** Whether the wallet uses the key on the network too. It may not know the network. */
async function hasKey(provider: KeplrProvider, network: Network, key: string): Promise<boolean> {
  try {
    return (await readKey(provider, network)).key === key
  } catch (error) {
    if (isKitError(error)) throw error
    return false
  }
}

function attempt(call: () => void) {
  try {
    call()
  } catch {
    // Errors of the wallet are ignored here.
  }
}
