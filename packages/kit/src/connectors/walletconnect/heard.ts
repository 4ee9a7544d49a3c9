import { isRecord } from '@latchkey/protocol/isRecord'
import type { ConnectorHost } from '../../core/connections/connector.ts'

/**
 * The wallet's calls of one session that were handled. Stored, so that a relay that kept
 * them cannot deliver them again after a reload.
 */
export type Heard = {
  /**
   * Whether a call is new, which it is once. The mark identifies the message. A call that
   * is older than all remembered ones counts as handled: it may have been forgotten.
   */
  add(mark: string, id: string): boolean
}

/** Mark and time of a call; 0 if its id does not contain one. */
type Entry = readonly [mark: string, time: number]
type Stored = {
  /** Time of the newest call that is no longer remembered. */
  readonly forgotten: number
  readonly calls: readonly Entry[]
}

const maxCalls = 256
const maxMarkLength = 32
const none: Stored = { forgotten: 0, calls: [] }
/** Ids with a time outside these years are not times. */
const [firstMs, lastMs] = [Date.UTC(2020), Date.UTC(2100)]

export const heardKey = (id: string) => `latchkey.${id}.walletconnect.heard`

/** If storage is missing, full, blocked or tampered with, only this page remembers. */
export function openHeard({ id, options }: ConnectorHost, topic: string): Heard {
  const key = heardKey(id)
  const backing = () => options.storage ?? localStorage
  const read = (): Stored => {
    try {
      return readStored(JSON.parse(backing().getItem(key) ?? 'null'), topic)
    } catch {
      return none
    }
  }
  // Not read again to decide: every tab handles a call, also one that another tab has stored.
  let own = read()
  return {
    add(mark, id) {
      const time = timeOf(id)
      if (time > 0 && time <= own.forgotten) return false
      if (own.calls.some(([known]) => known === mark)) return false
      own = remember(own, [[mark, time]])
      try {
        // Other tabs may have stored more.
        const all = remember(own, read().calls)
        backing().setItem(key, JSON.stringify({ topic, ...all }))
      } catch {
        // Private mode or quota: this page remembers.
      }
      return true
    },
  }
}

/** The newest calls of both, and the time of the newest one that was dropped. */
function remember({ forgotten, calls }: Stored, more: readonly Entry[]): Stored {
  const all = [...new Map([...more, ...calls])].toSorted(([, one], [, other]) => other - one)
  return { forgotten: Math.max(forgotten, all[maxCalls]?.[1] ?? 0), calls: all.slice(0, maxCalls) }
}

/** Ids begin with the time in milliseconds, and clients add three or six digits. In microseconds. */
function timeOf(id: string): number {
  const [, ms = '', rest = ''] = /^"?(\d{13})(\d{0,6})"?$/.exec(id) ?? []
  const isTime = Number(ms) >= firstMs && Number(ms) < lastMs
  return isTime ? Number(ms + rest.slice(0, 3).padEnd(3, '0')) : 0
}

function readStored(value: unknown, topic: string): Stored {
  if (!isRecord(value) || value.topic !== topic || !Array.isArray(value.calls)) return none
  const { forgotten } = value
  if (typeof forgotten !== 'number') return none
  return { forgotten, calls: value.calls.filter(isEntry).slice(0, maxCalls) }
}

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value)) return false
  const [mark, time] = value
  return typeof mark === 'string' && mark.length <= maxMarkLength && typeof time === 'number'
}
