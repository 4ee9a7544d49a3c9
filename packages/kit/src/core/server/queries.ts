import { QueryClient } from '@tanstack/query-core'
import type { Kit } from '../kit.ts'

/** Milliseconds an answer is good for. */
export const lifetimes = {
  balance: 30_000,
  identity: 300_000,
  name: 300_000,
  history: 15_000,
  price: 15_000,
  gasPrice: 5_000,
  tokens: 3_600_000,
  chains: 86_400_000,
  onrampOptions: 3_600_000,
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
