import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import { createQuotas, type Owner } from './quotas.ts'
import type { Outgoing } from './store.ts'

/**
 * What the clients of this process have stored in Redis and was not seen delivered.
 *
 * Exact if this process delivers it too. What another process delivers stays on the
 * ledger until it expires, or until Redis is asked: when an owner has used up its
 * share, and now and then.
 */
export type Ledger = {
  hasRoom(envelope: Outgoing): boolean
  add(key: string, ref: string, envelope: Outgoing): void
  remove(ref: string): void
  /** Asks Redis which messages of these owners are still stored. */
  check(owner: Owner): Promise<void>
  close(): void
}

type Entry = Owner & { readonly key: string; readonly bytes: number; readonly until: number }

/** Estimated memory of a message in Redis besides its text. */
const overheadBytes = 256
const sweepEveryMs = 10_000
/** Beyond this many entries, the oldest are checked. */
const maxEntries = 20_000
const perCheck = 500
const checkEveryMs = 2_000

export function createLedger({ clock, maxBytes, isStored }: createLedger.Options): Ledger {
  const quotas = createQuotas(maxBytes)
  // By reference, oldest first.
  const entries = new Map<string, Entry>()
  const checks = new Map<string, Promise<void>>()
  const checkedAt = new LRUCache<string, number>({ max: 10_000 })

  function remove(ref: string): void {
    const entry = entries.get(ref)
    if (!entry) return
    entries.delete(ref)
    quotas.remove(entry, entry.bytes)
  }

  async function checkAll(some: readonly [string, Entry][]): Promise<void> {
    for (let at = 0; at < some.length; at += perCheck)
      await Promise.all(
        some.slice(at, at + perCheck).map(async ([ref, { key }]) => {
          if (!(await isStored(key, ref))) remove(ref)
        }),
      )
  }

  const sweep = setInterval(() => {
    const now = clock()
    for (const [ref, { until }] of entries) if (until <= now) remove(ref)
    if (entries.size <= maxEntries || checks.has('')) return
    const oldest = [...entries].slice(0, entries.size / 2)
    const check = checkAll(oldest)
      .catch(() => undefined)
      .finally(() => checks.delete(''))
    checks.set('', check)
  }, sweepEveryMs)
  sweep.unref()

  return {
    hasRoom: (envelope) => quotas.hasRoom(envelope, sizeOf(envelope)),
    add(key, ref, envelope) {
      const { address, project, ttl } = envelope
      const entry = { key, address, project, bytes: sizeOf(envelope), until: clock() + ttl * 1_000 }
      entries.set(ref, entry)
      quotas.add(entry, entry.bytes)
    },
    remove,
    check({ address, project }) {
      const name = `${address} ${project}`
      const running = checks.get(name)
      if (running) return running
      // Not for every message of an owner that has used up its share.
      if (clock() - (checkedAt.get(name) ?? 0) < checkEveryMs) return Promise.resolve()
      checkedAt.set(name, clock())
      const own = [...entries].filter(([, entry]) => entry.address === address || entry.project === project)
      const check = checkAll(own).finally(() => checks.delete(name))
      checks.set(name, check)
      return check
    },
    close: () => clearInterval(sweep),
  }
}

export declare namespace createLedger {
  type Options = {
    clock: Clock
    maxBytes(): number
    isStored(key: string, ref: string): Promise<boolean>
  }
}

function sizeOf({ message }: Outgoing): number {
  return message.length + overheadBytes
}
