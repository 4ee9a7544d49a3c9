import type { Kit } from './kit.ts'
import type { StoredConnection } from './storage.ts'

const links = new WeakMap<Kit, Map<string, StoredConnection>>()

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
