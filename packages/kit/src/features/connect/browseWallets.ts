import type { Namespace } from '@latchkey/chains/driver'
import type { Kit } from '../../core/kit.ts'
import { listWallets } from './listWallets.ts'
import { walletList } from './walletList.ts'

/** Time between two searches, so that typing does not become a flood of requests. */
const searchWait = 300
const minSearch = 2

const pending = new WeakMap<Kit, { timer?: ReturnType<typeof setTimeout>; request?: AbortController }>()

/** Searches the list of all wallets; fewer than two characters show the whole list. */
export function searchWallets(kit: Kit, text: string, namespace?: Namespace | undefined): void {
  const search = text.trim().length < minSearch ? '' : text.trim()
  const store = walletList.of(kit)
  const before = store.get()
  if (before.page > 0 && search === before.search && namespace === before.namespace) return
  const state = pending.get(kit) ?? {}
  clearTimeout(state.timer)
  state.request?.abort()
  pending.set(kit, state)
  store.dispatch({ type: 'search', search, namespace })
  if (search) kit.emit({ type: 'SEARCH_WALLET', query: search })
  if (search === '') void readPage(kit)
  else state.timer = setTimeout(() => void readPage(kit), searchWait)
}

/** Reads the next page, when there is one. */
export function moreWallets(kit: Kit): void {
  const store = walletList.of(kit)
  const before = store.get()
  store.dispatch({ type: 'more' })
  if (store.get() !== before) void readPage(kit)
}

async function readPage(kit: Kit): Promise<void> {
  const store = walletList.of(kit)
  const { search, page, namespace } = store.get()
  const request = new AbortController()
  pending.set(kit, { request })
  try {
    const result = await listWallets(kit, { search, namespace, page: page + 1, signal: request.signal })
    if (request.signal.aborted) return
    store.dispatch({ type: 'page', search, page: page + 1, ...result })
  } catch {
    // Only an aborted read ends here; a newer one is under way.
  }
}
