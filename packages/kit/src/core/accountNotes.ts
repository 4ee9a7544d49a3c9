import { allConnections, connections } from './connections.ts'
import { defineDocument } from './document.ts'
import type { Kit } from './kit.ts'
import { pendingLinks } from './pendingLinks.ts'

/** Something about an account that is linked, such as what the server said of it, and since when. */
type Note = { readonly address: string; readonly at: number; readonly value: unknown }
type Notes = Readonly<Record<string, Note>>

/** What is larger is asked for again after a reload. */
const maxNoteBytes = 100_000

export type NoteKind<Value> = {
  key: readonly unknown[]
  address: string
  lifetime: number
  schema: { safeParse(value: unknown): { success: true; data: Value } | { success: false } }
}

/** What an earlier page kept, where it is still good. */
export function readNote<Value>(
  kit: Kit,
  { key, lifetime, schema }: Omit<NoteKind<Value>, 'address'>,
): { value: Value; at: number } | undefined {
  const kept = notes.read(kit)[key.join()]
  const age = Date.now() - (kept?.at ?? Number.NaN)
  // A time ahead of now comes from a clock that was set back, and says nothing about age.
  if (!kept || !(age >= 0 && age < lifetime)) return undefined
  const parsed = schema.safeParse(kept.value)
  return parsed.success ? { value: parsed.data, at: kept.at } : undefined
}

/** Keeps it for the next page, while a wallet with that account is linked. */
export function keepNote<Value>(
  kit: Kit,
  { key, address }: Pick<NoteKind<Value>, 'key' | 'address'>,
  value: Value,
): void {
  if (JSON.stringify(value).length > maxNoteBytes) return
  writeNotes(kit, { ...notes.read(kit), [key.join()]: { address, at: Date.now(), value } })
}

/** Deletes a note. */
export function dropNote(kit: Kit, key: readonly unknown[]): void {
  const { [key.join()]: _, ...others } = notes.read(kit)
  writeNotes(kit, others)
}

/** Lets go of what was kept about accounts that are no longer linked. */
export function forgetNotes(kit: Kit): void {
  writeNotes(kit, notes.read(kit))
}

function writeNotes(kit: Kit, kept: Notes): void {
  const live = allConnections(connections.of(kit).get()).flatMap(({ accounts }) => accounts)
  const linked = new Set([
    ...live.map(({ key }) => key),
    ...[...pendingLinks(kit).values()].map(({ account }) => account),
  ])
  const isLinked = (address: string) =>
    kit.drivers.some(({ addresses }) => linked.has(addresses.key(address)))
  const own = Object.entries(kept).filter(([, { address }]) => isLinked(address))
  notes.write(kit, own.length ? Object.fromEntries(own) : undefined)
}

const notes = defineDocument<Notes>('answers', (value) =>
  Object.fromEntries(Object.entries((value ?? {}) as Notes).filter(([, entry]) => isNote(entry))),
)

function isNote(entry: Note | null): boolean {
  return typeof entry?.address === 'string' && typeof entry.at === 'number'
}
