import type {
  Driver,
  Namespace,
  RemoteEvent,
  RemoteLink,
  RemoteWallet,
  Wallet,
} from '@latchkey/chains/driver'
import { multichainFamilies } from '@latchkey/chains/multichainFamilies'
import { connections, namespaceState } from '../../core/connections/connections.ts'
import type { Connector, ConnectorHost } from '../../core/connections/connector.ts'
import type { Kit } from '../../core/kit.ts'
import { isSameWallet } from '../../core/wallets/walletParts.ts'
import { type Sourced, wallets as walletsOf } from '../../core/wallets/wallets.ts'
import { type Announced, readAnnounced } from './announced.ts'
import type { MultichainClient } from './client.ts'
import { runtimeOf } from './runtime.ts'

// Part of the host's bundle; what speaks to wallets is loaded on first use.

const id = 'multichain'
const maxWallets = 64

/**
 * Connects installed wallets that serve several chain families with one consent for all of them.
 *
 * Finds wallets that announce an extension id. Only browsers in which pages can connect to
 * extensions have them; in others it does nothing.
 *
 * @example
 * createLatchkey({ drivers: [evm({ networks }), solana()], connectors: [multichain()] })
 *
 * @see https://chainagnostic.org/CAIPs/caip-294
 */
export function multichain(): Connector {
  const held = new WeakMap<ConnectorHost, Discovery>()
  return {
    id,
    wallets(driver, onChange, host) {
      onChange([])
      if (!driver.remote || !multichainFamilies.includes(driver.namespace) || !runtimeOf()) return () => {}
      // The kit passes itself to its connectors.
      const own = held.get(host) ?? discover(host as Kit)
      held.set(host, own)
      return own.watch(driver, onChange)
    },
  }
}

type Discovery = {
  watch(driver: Driver, onChange: (wallets: readonly Wallet[]) => void): () => void
}

/** What one kit knows of an announced wallet. */
type Known = {
  readonly wallet: Announced
  /** Families in which it also announces itself the family's own way. */
  readonly found: Set<Namespace>
  readonly parts: Map<Namespace, RemoteWallet>
}

function discover(kit: Kit): Discovery {
  const store = walletsOf.of(kit)
  const known = new Map<string, Known>()
  const publishers = new Map<Namespace, () => void>()
  let isHiding = false

  function publish(): void {
    for (const tell of publishers.values()) tell()
  }
  function onAnnounce(event: Event): void {
    const wallet = readAnnounced((event as CustomEvent<unknown>).detail)
    // The first one keeps its name, as with EIP-6963.
    if (!wallet || known.has(wallet.rdns) || known.size === maxWallets) return
    known.set(wallet.rdns, { wallet, found: new Set(), parts: partsOf(kit, wallet) })
    if (!hideDoubles()) publish()
  }
  /** Without its own word, it serves the families it was found in. If there are none, it is asked about all. */
  function serves({ found, wallet }: Known, namespace: Namespace): boolean {
    return wallet.families?.includes(namespace) ?? (found.size === 0 || found.has(namespace))
  }
  /** Takes out what is one of the known wallets, found the family's own way: one consent is better than two. */
  function hideDoubles(): boolean {
    // What it does itself changes the store too.
    if (isHiding) return false
    const { found } = store.get() as { found: readonly Sourced[] }
    const doubles = found.filter((wallet) => {
      if ('link' in wallet || wallet.kind === 'external' || !publishers.has(wallet.namespace)) return false
      const one = [...known.values()].find((one) =>
        isSameWallet({ ...one.wallet, id: one.wallet.rdns }, wallet),
      )
      if (one && (one.wallet.families?.includes(wallet.namespace) ?? true)) one.found.add(wallet.namespace)
      return one?.found.has(wallet.namespace) ?? false
    })
    if (doubles.length === 0) return false
    isHiding = true
    publish()
    for (const source of new Set(doubles.map((wallet) => wallet.source ?? '')))
      store.dispatch({
        type: 'found',
        source,
        wallets: found.filter((wallet) => wallet.source === source && !doubles.includes(wallet)),
      })
    isHiding = false
    return true
  }

  window.addEventListener('caip294:wallet_announce', onAnnounce, { signal: kit.signal })
  kit.onDestroy(store.subscribe(() => void hideDoubles()))

  return {
    watch({ namespace }, onChange) {
      publishers.set(namespace, () =>
        onChange(
          [...known.values()].flatMap((one) =>
            serves(one, namespace) ? (one.parts.get(namespace) ?? []) : [],
          ),
        ),
      )
      const detail = { id: 1, jsonrpc: '2.0', method: 'wallet_prompt', params: {} }
      window.dispatchEvent(new CustomEvent('caip294:wallet_prompt', { detail }))
      if (!hideDoubles()) publish()
      return () => publishers.delete(namespace)
    },
  }
}

/** The wallet in each family. All have one client. */
function partsOf(kit: Kit, wallet: Announced): Map<Namespace, RemoteWallet> {
  const { icon, name, rdns } = wallet
  const listeners = new Map<Namespace, Set<(event: RemoteEvent) => void>>()
  let client: MultichainClient | undefined

  async function load(): Promise<MultichainClient> {
    const { createClient } = await import('./client.ts')
    // A concurrent call may have created it.
    client ??= createClient({
      host: kit,
      wallet,
      emit(namespace, event) {
        for (const listener of [...(listeners.get(namespace) ?? [])]) listener(event)
      },
    })
    return client
  }
  function linkOf(namespace: Namespace): RemoteLink {
    const own = new Set<(event: RemoteEvent) => void>()
    listeners.set(namespace, own)
    return {
      get grant() {
        return client?.grant(namespace)
      },
      async ask({ signal }) {
        const { linkGranted } = await import('./linkGranted.ts')
        await (await load()).ask({ signal })
        const state = namespaceState(connections.of(kit).get(), namespace)
        // Not while it only signs, as when it is linked to an embedded wallet.
        const asking = 'adding' in state ? state.adding : 'walletId' in state ? state.walletId : undefined
        if (asking === rdns && !signal?.aborted) await linkGranted(kit, { walletId: rdns, chosen: namespace })
      },
      restore: async () => (await load()).restore(),
      request: async (args) => (await load()).request(args),
      subscribe(listener) {
        own.add(listener)
        return () => own.delete(listener)
      },
      close: async () => client?.close(),
    }
  }
  return new Map(
    kit.drivers.map(({ namespace }) => [
      namespace,
      { id: rdns, namespace, name, rdns, icon, kind: 'announced', link: linkOf(namespace) },
    ]),
  )
}
