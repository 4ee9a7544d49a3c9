import { QueryClient } from '@tanstack/query-core'
import { keepNote, type NoteKind, readNote } from '../connections/accountNotes.ts'
import type { Kit } from '../kit.ts'

/** How long responses are cached. */
export const lifetimesMs = {
  balance: 30_000,
  identity: 300_000,
  name: 300_000,
  history: 15_000,
  chains: 86_400_000,
} as const

const gcTimeMs = 300_000

const clients = new WeakMap<Kit, QueryClient>()

/** The kit's cache of server responses. */
export function queriesOf(kit: Kit): QueryClient {
  const known = clients.get(kit)
  if (known) return known
  // `getJson` retries, because it knows `Retry-After`.
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: gcTimeMs, retry: false } } })
  clients.set(kit, client)
  kit.onDestroy(() => client.clear())
  return client
}

/** The cached value, or a new one. Concurrent calls share a request. */
export function ask<Value>(
  kit: Kit,
  key: readonly unknown[],
  lifetimeMs: number,
  make: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  return queriesOf(kit).fetchQuery({
    queryKey: key,
    staleTime: lifetimeMs,
    queryFn: ({ signal }) => make(signal),
  })
}

/** Fills the cache with the stored response of an earlier page. */
export function recallAnswer<Value>(kit: Kit, kept: NoteKind<Value>): void {
  const queries = queriesOf(kit)
  const known = queries.getQueryState(kept.key) ? undefined : readNote(kit, kept)
  if (known) queries.setQueryData(kept.key, known.value, { updatedAt: known.at })
}

/** {@link ask}, with a cache that survives reloads. */
export function askKept<Value>(
  kit: Kit,
  kept: NoteKind<Value>,
  make: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  recallAnswer(kit, kept)
  return ask(kit, kept.key, kept.lifetimeMs, async (signal) => {
    const value = await make(signal)
    keepNote(kit, kept, value)
    return value
  })
}
