import type { Kit } from '../kit.ts'
import { defineDocument } from '../state/document.ts'
import { allConnections, connections } from './connections.ts'
import { pendingLinks } from './pendingLinks.ts'

/** Stored data about a connected account, such as a response of the server. */
type Note = { readonly address: string; readonly at: number; readonly value: unknown }
type Notes = Readonly<Record<string, Note>>

/** Larger values are not stored, but requested again after a reload. */
const maxNoteBytes = 100_000

export type NoteKind<Value> = {
  key: readonly unknown[]
  address: string
  lifetimeMs: number
  schema: { safeParse(value: unknown): { success: true; data: Value } | { success: false } }
}

/** Reads a note that an earlier page stored, if it has not expired. */
export function readNote<Value>(
  kit: Kit,
  { key, lifetimeMs, schema }: Omit<NoteKind<Value>, 'address'>,
): { value: Value; at: number } | undefined {
  const kept = notes.read(kit)[key.join()]
  const age = Date.now() - (kept?.at ?? Number.NaN)
  // A timestamp in the future means that the clock was set back, so the age is unknown.
  if (!kept || !(age >= 0 && age < lifetimeMs)) return undefined
  const parsed = schema.safeParse(kept.value)
  return parsed.success ? { value: parsed.data, at: kept.at } : undefined
}

/** Stores a note for the next page, if the account is connected. */
export function keepNote<Value>(
  kit: Kit,
  { key, address }: Pick<NoteKind<Value>, 'key' | 'address'>,
  value: Value,
): void {
  if (JSON.stringify(value).length > maxNoteBytes) return
  writeNotes(kit, { ...notes.read(kit), [key.join()]: { address, at: Date.now(), value } })
}

export function dropNote(kit: Kit, key: readonly unknown[]): void {
  const { [key.join()]: _, ...others } = notes.read(kit)
  writeNotes(kit, others)
}

/** Deletes the notes of accounts that are no longer connected. */
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
