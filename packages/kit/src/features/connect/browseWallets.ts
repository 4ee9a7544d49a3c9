import type { Namespace } from '@latchkey/chains/driver'
import type { Kit } from '../../core/kit.ts'
import { defineLatest } from '../../core/state/latest.ts'
import { listWallets } from './listWallets.ts'
import { walletList } from './walletList.ts'

const searchDebounceMs = 300
const minSearch = 2

const latest = defineLatest()

/** Searches the list of all wallets; fewer than two characters show the whole list. */
export function searchWallets(kit: Kit, text: string, namespace?: Namespace | undefined): void {
  const search = text.trim().length < minSearch ? '' : text.trim()
  const store = walletList.of(kit)
  const before = store.get()
  if (before.page > 0 && search === before.search && namespace === before.namespace) return
  store.dispatch({ type: 'search', search, namespace })
  if (search) kit.emit({ type: 'SEARCH_WALLET', query: search })
  void latest.run(kit, (signal) => readPage(kit, signal), search === '' ? 0 : searchDebounceMs)
}

/** Reads the next page, when there is one. */
export function moreWallets(kit: Kit): void {
  const store = walletList.of(kit)
  const before = store.get()
  store.dispatch({ type: 'more' })
  if (store.get() !== before) void latest.run(kit, (signal) => readPage(kit, signal))
}

async function readPage(kit: Kit, signal: AbortSignal): Promise<void> {
  const store = walletList.of(kit)
  const { search, page, namespace } = store.get()
  try {
    const result = await listWallets(kit, { search, namespace, page: page + 1, signal })
    if (signal.aborted) return
    store.dispatch({ type: 'page', search, page: page + 1, ...result })
  } catch {
    // Only an aborted read ends here; a newer one is under way.
  }
}
