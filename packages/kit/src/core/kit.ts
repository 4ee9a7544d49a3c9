import type { Account, Driver, Namespace, Network, Session } from '@latchkey/chains/driver'
import { adapterMissing, notConnected } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { appearance } from './config/appearance.ts'
import { features, localFeatures } from './config/features.ts'
import { findNetwork, networks, networksOf } from './config/networks.ts'
import { checkOptions, type Options } from './config/options.ts'
import { activeConnection, type Connection, connections } from './connections/connections.ts'
import type { Connector, PairSigning } from './connections/connector.ts'
import { withServer } from './server/apiUrl.ts'
import { createEmitter, type Emitter, type KitEvent } from './state/events.ts'
import { type KitStorage, openStorage } from './state/storage.ts'

/** An instance of the kit, which holds all state. There are no globals. */
export type Kit = {
  readonly id: string
  readonly options: Options
  readonly drivers: readonly Driver[]
  readonly connectors: readonly Connector[]
  readonly storage: KitStorage
  /** Live wallet sessions, by connection id. */
  readonly sessions: Map<string, Session>
  /** Functions that return whether the modal can close. */
  readonly closeGuards: Set<() => boolean>
  /** Functions that resolve to whether the modal stays open after a wallet was connected in it. */
  readonly afterLink: Set<() => Promise<boolean>>
  /** Starts a sign-in as part of a pairing. If it resolves to `undefined` or rejects, the visitor is asked afterwards. */
  pairSignIn?: (() => Promise<PairSigning | undefined>) | undefined
  /** Signs out those of the accounts that are no longer connected. */
  signOutLeft?: ((accounts: readonly LinkedAccount[]) => Promise<void>) | undefined
  readonly emit: Emitter['emit']
  /** Listens to all events. Returns a function that stops listening. */
  on(listener: (event: KitEvent) => void): () => void
  /** The driver of a namespace. Throws if there is none. */
  driver(namespace: Namespace): Driver
  /** The active connection of a namespace, with its session and driver. Throws if no wallet is connected. */
  connection(namespace?: Namespace): LiveConnection
  /** Calls `stop` when the kit is destroyed, immediately if it already is. Returns a function that calls it earlier. */
  onDestroy(stop: () => void): () => void
  /** Aborted when the kit is destroyed. */
  readonly signal: AbortSignal
  /** Stops listening to wallets and tabs. The stored connections remain. */
  destroy(): void
}

export type LinkedAccount = { readonly namespace: Namespace; readonly account: Account }

export type LiveConnection = {
  readonly connection: Connection
  readonly session: Session
  readonly driver: Driver
  /** `undefined` while the wallet is on a network that is not configured. */
  readonly network: Network | undefined
}

/** Creates a kit without starting it; safe on a server. */
export function createKit(options: Options, connectors: readonly Connector[]): Kit {
  checkOptions(options)
  const drivers = options.drivers.map((driver) => {
    const { namespace } = driver
    // Drivers read their networks from the slice, which `addNetwork` changes.
    return Object.defineProperty({ ...driver }, 'networks', {
      get: () => networksOf(networks.of(kit).get(), namespace),
    })
  })
  const emitter = createEmitter()
  const stops = new Set<() => void>()
  const life = new AbortController()

  const kit: Kit = {
    id: options.id ?? 'default',
    options,
    drivers,
    connectors,
    storage: openStorage(options.id ?? 'default', options.storage),
    sessions: new Map(),
    closeGuards: new Set(),
    afterLink: new Set(),
    emit: emitter.emit,
    on: emitter.on,
    driver(namespace) {
      const driver = drivers.find((driver) => driver.namespace === namespace)
      if (!driver) throw new KitError(adapterMissing, { values: { namespace } })
      return driver
    },
    connection(namespace) {
      if (namespace) kit.driver(namespace)
      const connection = activeConnection(connections.of(kit).get(), namespace)
      const session = connection && kit.sessions.get(connection.id)
      if (!connection || !session) throw new KitError(notConnected)
      const driver = kit.driver(connection.namespace)
      return { connection, session, driver, network: findNetwork(kit, connection.network) }
    },
    onDestroy(stop) {
      const end = () => {
        if (stops.delete(end)) stop()
      }
      stops.add(end)
      if (life.signal.aborted) end()
      return end
    },
    signal: life.signal,
    destroy() {
      life.abort()
      for (const end of stops) end()
    },
  }
  features.of(kit).configure({ source: 'local', features: localFeatures(options) })
  networks
    .of(kit)
    .configure(
      options.drivers.flatMap(({ networks }) => networks.map((network) => withServer(options, network))),
    )
  appearance.of(kit).configure({ theme: options.theme ?? {}, locale: options.locale })
  return kit
}
