import type { Kit } from './kit.ts'
import type { StoredConnection } from './storage.ts'

const links = new WeakMap<Kit, Map<string, StoredConnection>>()
const known = new WeakMap<Kit, Map<string, boolean>>()

/**
 * Stored links that are yet to be made again, by connection id.
 *
 * They count as links until then: what is written meanwhile keeps them, or a
 * reload or another tab would take them for ended.
 */
export function pendingLinks(kit: Kit): Map<string, StoredConnection> {
  const own = links.get(kit) ?? new Map<string, StoredConnection>()
  links.set(kit, own)
  return own
}

/**
 * Ids of the links this kit has heard of, and whether it has seen them stored.
 *
 * Others in storage are another tab's news, and not ours to end. One that was
 * stored and is not any more has been ended there, and is not ours to write back.
 */
export function knownLinks(kit: Kit): Map<string, boolean> {
  const own = known.get(kit) ?? new Map<string, boolean>()
  known.set(kit, own)
  return own
}
