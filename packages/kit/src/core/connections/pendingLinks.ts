import type { Kit } from '../kit.ts'
import type { StoredConnection } from '../state/storage.ts'

const links = new WeakMap<Kit, Map<string, StoredConnection>>()
const known = new WeakMap<Kit, Map<string, boolean>>()

/**
 * Stored connections that are not restored yet, by connection id.
 *
 * They are written back to storage until then; otherwise a reload or another tab
 * would treat them as ended.
 */
export function pendingLinks(kit: Kit): Map<string, StoredConnection> {
  const own = links.get(kit) ?? new Map<string, StoredConnection>()
  links.set(kit, own)
  return own
}

/**
 * Ids of the connections this tab knows, and whether it has seen them stored.
 *
 * Unknown ones in storage were added by another tab, and are kept. A known one
 * that has disappeared was ended by another tab, and is not written back.
 */
export function knownLinks(kit: Kit): Map<string, boolean> {
  const own = known.get(kit) ?? new Map<string, boolean>()
  known.set(kit, own)
  return own
}
