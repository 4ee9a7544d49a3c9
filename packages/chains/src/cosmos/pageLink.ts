import { connectionFailed } from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import type { Network } from '../driver.ts'
import { enableNetworks } from './enableNetworks.ts'
import type { KeplrProvider } from './keplr.ts'
import { chainOf } from './networks.ts'
import { readKey, toAccount } from './readKey.ts'
import type { WalletLink } from './walletLink.ts'

/** Wallets report another account on the window, or with an event of their own. */
const windowEvents = ['keplr_keystorechange', 'cosmostation_keystorechange'] as const
const ownEvents = ['accountsChanged', 'connect'] as const

/** A link to a wallet in the page. It shares the account that it is on. */
export function pageLink(
  provider: KeplrProvider,
  target: EventTarget | undefined = globalThis.window,
): WalletLink {
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
      for (const event of windowEvents) target?.addEventListener(event, onChange)
      attempt(() => {
        for (const event of ownEvents) provider.on?.(event, onChange)
      })
      return () => {
        for (const event of windowEvents) target?.removeEventListener(event, onChange)
        attempt(() => {
          for (const event of ownEvents) provider.off?.(event, onChange)
        })
      }
    },
    forget: async (networks) => await provider.disable?.(networks.map(chainOf)),
  }
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
