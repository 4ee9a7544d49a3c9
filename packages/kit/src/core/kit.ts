import type { Account, Driver, Namespace, Network, Session } from '@latchkey/chains/driver'
import { adapterMissing, notConnected } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { withServer } from './apiUrl.ts'
import { appearance } from './appearance.ts'
import { activeConnection, type Connection, connections } from './connections.ts'
import type { Connector, PairSigning } from './connector.ts'
import { createEmitter, type Emitter, type KitEvent } from './events.ts'
import { features, localFeatures } from './features.ts'
import { findNetwork, networks, networksOf } from './networks.ts'
import { checkOptions, type Options } from './options.ts'
import { type KitStorage, openStorage } from './storage.ts'

/** One instance of the toolkit. Everything hangs off it; there are no globals. */
export type Kit = {
  readonly id: string
  readonly options: Options
  readonly drivers: readonly Driver[]
  readonly connectors: readonly Connector[]
  readonly storage: KitStorage
  /** Live links by connection id. State says what they are; these can act. */
  readonly sessions: Map<string, Session>
  /** Each may forbid closing the modal for now. */
  readonly closeGuards: Set<() => boolean>
  /** Each may keep the modal open once a wallet was linked there, for something that comes next. */
  readonly afterLink: Set<() => Promise<boolean>>
  /** Begins a sign-in that comes with a pairing; nothing where the visitor has to be asked afterwards. May reject, which means the same. */
  pairSignIn?: (() => Promise<PairSigning | undefined>) | undefined
  /** Signs out those of these accounts that no wallet is linked for. */
  signOutLeft?: ((accounts: readonly LinkedAccount[]) => Promise<void>) | undefined
  readonly emit: Emitter['emit']
  /** Listens to everything that happens; returns stop. */
  on(listener: (event: KitEvent) => void): () => void
  /** The driver of a namespace; throws when the host passed none. */
  driver(namespace: Namespace): Driver
  /** What a verb needs to act for the visitor; throws when nobody is connected. */
  connection(namespace?: Namespace): LiveConnection
  /** Runs when the kit is destroyed, at once if it was; returns how to run it earlier. */
  onDestroy(stop: () => void): () => void
  /** Aborted when the kit is destroyed. */
  readonly signal: AbortSignal
  /** Stops listening to wallets and tabs. The visitor stays connected for the next page. */
  destroy(): void
}

export type LinkedAccount = { readonly namespace: Namespace; readonly account: Account }

export type LiveConnection = {
  readonly connection: Connection
  readonly session: Session
  readonly driver: Driver
  /** Absent while the wallet is on a network the host did not configure. */
  readonly network: Network | undefined
}

/** Puts a kit together without starting anything; safe on a server. */
export function createKit(options: Options, connectors: readonly Connector[]): Kit {
  checkOptions(options)
  const drivers = options.drivers.map((driver) => {
    const { namespace } = driver
    // The networks slice is the only source of truth: a driver of the kit reads it too.
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
