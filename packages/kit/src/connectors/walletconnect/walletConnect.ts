import type { Driver, Namespace, RemoteEvent, RemoteLink, RemoteWallet } from '@latchkey/chains/driver'
import type { Connector, ConnectorHost } from '../../core/connections/connector.ts'
import type { SignClient } from './client.ts'
import type { RelayOptions } from './relay.ts'

// Part of the host's bundle; the client is loaded on first use.

/**
 * Connects wallets on other devices through a WalletConnect v2 relay.
 *
 * Requires a relay: your own, or one whose terms you have accepted. The page
 * contacts it when the visitor pairs a wallet or returns with a session.
 *
 * @example
 * walletConnect({ relay: { url: 'wss://relay.example.com', projectId: 'shop' } })
 *
 * @see https://specs.walletconnect.com/2.0/specs/clients/sign
 */
export function walletConnect({ relay }: walletConnect.Options): Connector {
  if (!/^wss?:\/\//.test(relay?.url))
    throw new TypeError('walletConnect: pass `relay: { url, projectId }`; its URL begins with wss://.')
  const held = new WeakMap<ConnectorHost, Held>()

  function of(host: ConnectorHost): Held {
    const known = held.get(host)
    if (known) return known
    const own: Held = {
      client: undefined,
      listeners: new Map(),
      async load() {
        const { createClient } = await import('./client.ts')
        // A concurrent call may have created it.
        own.client ??= createClient({
          host,
          relay,
          emit(namespace, event) {
            for (const listener of [...(own.listeners.get(namespace) ?? [])]) listener(event)
          },
        })
        return own.client
      },
    }
    held.set(host, own)
    return own
  }

  return {
    id,
    contacts: [relay.url],
    wallets(driver, onChange, host) {
      onChange(driver.remote ? [toWallet(driver, of(host), host)] : [])
      return () => {}
    },
    pair: async (host, args) => (await of(host).load()).pair(args),
  }
}

export declare namespace walletConnect {
  type Options = { relay: RelayOptions }
}

type Held = {
  client: SignClient | undefined
  readonly listeners: Map<Namespace, Set<(event: RemoteEvent) => void>>
  load(): Promise<SignClient>
}

const id = 'walletConnect'

function toWallet({ namespace }: Driver, held: Held, host: ConnectorHost): RemoteWallet {
  const listeners = held.listeners.get(namespace) ?? new Set<(event: RemoteEvent) => void>()
  held.listeners.set(namespace, listeners)
  const link: RemoteLink = {
    get grant() {
      return held.client?.grant(namespace)
    },
    async restore() {
      if (held.client || isStored(host)) await (await held.load()).restore()
    },
    request: async (args) => (await held.load()).request(args),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: async () => held.client?.close(),
  }
  return { id, namespace, name: 'WalletConnect', kind: 'remote', link }
}

/** Avoids loading the client when there is no stored session. */
function isStored(host: ConnectorHost): boolean {
  try {
    return (host.options.storage ?? localStorage).getItem(`latchkey.${host.id}.walletconnect`) !== null
  } catch {
    return false
  }
}
