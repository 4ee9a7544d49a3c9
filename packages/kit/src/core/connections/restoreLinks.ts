import type { Namespace } from '@latchkey/chains/driver'
import type { Kit } from '../kit.ts'
import type { StoredConnection } from '../state/storage.ts'
import { awaitWallet } from '../wallets/awaitWallet.ts'
import { wallets } from '../wallets/wallets.ts'
import { adoptSession } from './adoptSession.ts'
import { connectionId } from './connectionId.ts'
import { connections, linked, namespaceState } from './connections.ts'
import { openSession, release } from './openSession.ts'
import { pendingLinks } from './pendingLinks.ts'

/** Extensions may inject their wallet late. */
const discoveryTimeoutMs = 2_000
/** A wallet that hangs must not keep the page in "connecting". One that is loaded from elsewhere has its own, longer timeout. */
const silentTimeoutMs = 5_000
const loadingTimeoutMs = 30_000

const busy = new WeakMap<Kit, Set<Namespace>>()

/** Restores the pending connections silently, and forgets those that fail. */
export async function restoreLinks(kit: Kit): Promise<void> {
  const running = busy.get(kit) ?? new Set<Namespace>()
  busy.set(kit, running)
  const idle = kit.drivers.filter(({ namespace }) => !running.has(namespace))
  // A namespace that is being restored also picks up what was added since.
  await Promise.all(idle.map(({ namespace }) => restoreNamespace(kit, namespace, running)))
}

async function restoreNamespace(kit: Kit, namespace: Namespace, running: Set<Namespace>): Promise<void> {
  const store = connections.of(kit)
  const first = nextLink(kit, namespace)
  if (!first) return
  running.add(namespace)
  store.dispatch({ type: 'restore', namespace, walletId: first.walletId })
  for (let link: StoredConnection | undefined = first; link; link = nextLink(kit, namespace))
    await restoreLink(kit, link)
  running.delete(namespace)
  const state = namespaceState(store.get(), namespace)
  if (state.status === 'connecting' && state.restoring)
    store.dispatch({ type: 'failed', namespace, walletId: state.walletId })
}

async function restoreLink(kit: Kit, link: StoredConnection): Promise<void> {
  const { namespace, walletId } = link
  const pending = pendingLinks(kit)
  const id = connectionId(link)
  const wallet = await awaitWallet(kit, walletId, namespace, discoveryTimeoutMs)
  const signal = AbortSignal.timeout(wallet?.kind === 'embedded' ? loadingTimeoutMs : silentTimeoutMs)
  const session =
    wallet && pending.has(id)
      ? await openSession(kit, { wallet, silent: true, known: link.account, signal }).catch(() => undefined)
      : undefined
  const wanted = pending.get(id)
  pending.delete(id)
  if (!session) return
  // Disconnected or connected again meanwhile, or closed by the wallet.
  if (!wanted || session.accounts.length === 0) return release(session)
  const alone = linked(namespaceState(connections.of(kit).get(), namespace)).length === 0
  adoptSession(kit, session, {
    role: wanted.active || alone ? 'active' : 'linked',
    account: wanted.account,
    quiet: true,
  })
}

/** The active one first, then by how recently the wallet was used. */
function nextLink(kit: Kit, namespace: Namespace): StoredConnection | undefined {
  const { recent } = wallets.of(kit).get()
  const rank = ({ active, walletId }: StoredConnection) => {
    const index = recent.indexOf(walletId)
    return active ? -1 : index === -1 ? recent.length : index
  }
  const links = [...pendingLinks(kit).values()].filter((link) => link.namespace === namespace)
  return links.sort((a, b) => rank(a) - rank(b))[0]
}
