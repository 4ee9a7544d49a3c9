import type { Kit } from './kit.ts'
import type { StoredConnection } from './storage.ts'

const links = new WeakMap<Kit, Map<string, StoredConnection>>()
const known = new WeakMap<Kit, Set<string>>()

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

/** Ids of the links this kit has heard of. Others in storage are another tab's news, and not ours to end. */
export function knownLinks(kit: Kit): Set<string> {
  const own = known.get(kit) ?? new Set<string>()
  known.set(kit, own)
  return own
}
