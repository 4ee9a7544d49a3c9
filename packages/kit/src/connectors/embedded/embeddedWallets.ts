import type { Driver, RemoteEvent, RemoteLink, RemoteWallet } from '@latchkey/chains/driver'
import type { Connector, ConnectorHost } from '../../core/connections/connector.ts'
import type { Kit } from '../../core/kit.ts'
import { connectorId, type EmbeddedOptions } from './embeddedOptions.ts'
import { embeddedUser } from './embeddedUser.ts'
import { type Held, keepHeld } from './held.ts'
import { loginNote } from './loginNote.ts'

// Part of the host's bundle; the client is loaded on first use.

/** One wallet per chain family, all behind the same login. */
export function embeddedWallets(
  options: EmbeddedOptions,
  { loadName, nameIn, onNotAllowed }: embeddedWallets.Words,
): Connector['wallets'] {
  return (driver, onChange, host) => {
    const kit = asKit(host)
    const own = keepHeld(kit, () => createHeld(kit, options, onNotAllowed))
    if (!driver.remote) {
      onChange([])
      return () => {}
    }
    const tell = () => onChange([toWallet(driver, own, kit, options.name ?? nameIn(kit))])
    let isStopped = false
    const early = nameIn(kit)
    tell()
    // In another language the name comes a little later.
    loadName?.(kit).then(
      () => {
        if (!isStopped && nameIn(kit) !== early) tell()
      },
      () => undefined,
    )
    return () => {
      isStopped = true
    }
  }
}

export declare namespace embeddedWallets {
  type Words = {
    /** The name of the wallet, in the language of the modal. */
    nameIn(kit: Kit): string
    loadName?(kit: Kit): Promise<void>
    /** Tells the visitor that the page asked for something that the wallet never does. */
    onNotAllowed(kit: Kit): void
  }
}

/** The kit passes itself to its connectors; this one opens its modal too. */
export function asKit(host: ConnectorHost): Kit {
  return host as Kit
}

function createHeld(
  kit: Kit,
  options: EmbeddedOptions,
  onNotAllowed: embeddedWallets.Words['onNotAllowed'],
): Held {
  const own: Held = {
    options,
    client: undefined,
    listeners: new Map(),
    async load() {
      const { createClient } = await import('./client.ts')
      // A concurrent call may have created it.
      own.client ??= createClient({
        kit,
        ...options,
        onNotAllowed: () => onNotAllowed(kit),
        emit(event) {
          for (const listeners of own.listeners.values())
            for (const listener of [...listeners]) listener(event)
        },
      })
      return own.client
    },
  }
  return own
}

function toWallet({ namespace }: Driver, own: Held, kit: Kit, name: string): RemoteWallet {
  const listeners = own.listeners.get(namespace) ?? new Set<(event: RemoteEvent) => void>()
  own.listeners.set(namespace, listeners)
  const link: RemoteLink = {
    get grant() {
      return own.client?.grant(namespace)
    },
    async restore() {
      if (own.client || loginNote.read(kit).isLoggedIn) await (await own.load()).restore()
    },
    request: async (args) => (await own.load()).request(args),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: async () => own.client?.signOut(),
  }
  return {
    id: connectorId,
    namespace,
    name,
    kind: 'embedded',
    auth: {
      // Read when a connection is made, and then the visitor is known.
      get name() {
        return embeddedUser.of(kit).get()?.socialProvider ?? 'email'
      },
    },
    link,
  }
}
