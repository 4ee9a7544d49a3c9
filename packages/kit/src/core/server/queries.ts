import { QueryClient } from '@tanstack/query-core'
import { keepNote, type NoteKind, readNote } from '../accountNotes.ts'
import type { Kit } from '../kit.ts'

/** Milliseconds an answer is good for. */
export const lifetimes = {
  balance: 30_000,
  identity: 300_000,
  name: 300_000,
  history: 15_000,
  chains: 86_400_000,
} as const

const unused = 300_000

const clients = new WeakMap<Kit, QueryClient>()

/** What a kit knows from its server: asked once by several, kept a while, gone with the kit. */
export function queriesOf(kit: Kit): QueryClient {
  const known = clients.get(kit)
  if (known) return known
  // Asking again is the transport's business, which knows what the server said about it.
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: unused, retry: false } } })
  clients.set(kit, client)
  kit.onDestroy(() => client.clear())
  return client
}

/** The kept answer where it is still good, else a new one. Those who ask at the same time share it. */
export function ask<Value>(
  kit: Kit,
  key: readonly unknown[],
  lifetime: number,
  make: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  return queriesOf(kit).fetchQuery({
    queryKey: key,
    staleTime: lifetime,
    queryFn: ({ signal }) => make(signal),
  })
}

/** Takes up what an earlier page was told, as if it had been asked here. */
export function recallAnswer<Value>(kit: Kit, kept: NoteKind<Value>): void {
  const queries = queriesOf(kit)
  const known = queries.getQueryState(kept.key) ? undefined : readNote(kit, kept)
  if (known) queries.setQueryData(kept.key, known.value, { updatedAt: known.at })
}

/** {@link ask}, where the answer is also good after a reload. */
export function askKept<Value>(
  kit: Kit,
  kept: NoteKind<Value>,
  make: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  recallAnswer(kit, kept)
  return ask(kit, kept.key, kept.lifetime, async (signal) => {
    const value = await make(signal)
    keepNote(kit, kept, value)
    return value
  })
}
