import { allConnections, connections } from '../connections.ts'
import type { Kit } from '../kit.ts'
import { pendingLinks } from '../pendingLinks.ts'

/** What the server said about an account that is linked, and when. */
type KeptAnswer = { readonly address: string; readonly at: number; readonly value: unknown }
type Kept = Readonly<Record<string, KeptAnswer>>

/** What is larger is asked for again after a reload. */
const maxAnswerBytes = 100_000

export type KeptQuery<Value> = {
  key: readonly unknown[]
  address: string
  lifetime: number
  schema: { safeParse(value: unknown): { success: true; data: Value } | { success: false } }
}

/** The answer an earlier page was given, where it is still good. */
export function readAnswer<Value>(
  kit: Kit,
  { key, lifetime, schema }: KeptQuery<Value>,
): { value: Value; at: number } | undefined {
  const kept = readKept(kit)[key.join()]
  const age = Date.now() - (kept?.at ?? Number.NaN)
  // A time ahead of now comes from a clock that was set back, and says nothing about age.
  if (!kept || !(age >= 0 && age < lifetime)) return undefined
  const parsed = schema.safeParse(kept.value)
  return parsed.success ? { value: parsed.data, at: kept.at } : undefined
}

/** Keeps an answer for the next page, while a wallet with that account is linked. */
export function keepAnswer<Value>(kit: Kit, { key, address }: KeptQuery<Value>, value: Value): void {
  if (JSON.stringify(value).length > maxAnswerBytes) return
  writeKept(kit, { ...readKept(kit), [key.join()]: { address, at: Date.now(), value } })
}

/** Lets go of what was kept about accounts that are no longer linked. */
export function forgetAnswers(kit: Kit): void {
  writeKept(kit, readKept(kit))
}

function writeKept(kit: Kit, kept: Kept): void {
  const live = allConnections(connections.of(kit).get()).flatMap(({ accounts }) => accounts)
  const linked = new Set([
    ...live.map(({ key }) => key),
    ...[...pendingLinks(kit).values()].map(({ account }) => account),
  ])
  const isLinked = (address: string) =>
    kit.drivers.some(({ addresses }) => linked.has(addresses.key(address)))
  const own = Object.entries(kept).filter(([, { address }]) => isLinked(address))
  kit.storage.writeText('answers', own.length ? JSON.stringify(Object.fromEntries(own)) : undefined)
}

/** Storage is anybody's to write: what does not have the shape is left out. */
function readKept(kit: Kit): Kept {
  try {
    const value: unknown = JSON.parse(kit.storage.readText('answers') ?? '{}')
    return Object.fromEntries(Object.entries(value as Kept).filter(([, entry]) => isKept(entry)))
  } catch {
    return {}
  }
}

function isKept(entry: KeptAnswer | null): boolean {
  return typeof entry?.address === 'string' && typeof entry.at === 'number'
}
