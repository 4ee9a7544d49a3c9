import { LRUCache } from 'lru-cache'
import type { Clock } from '../../clock.ts'

export type Kit = { readonly type: string; readonly version: string; readonly lastSeenAt: number }

/** The versions of the kit that this process has seen, the last ones only: callers name what they like. */
export type Kits = {
  note(type: string | undefined, version: string | undefined): void
  list(): Kit[]
}

const maxKits = 50
const maxChars = 64

export function createKits(clock: Clock): Kits {
  const seen = new LRUCache<string, Kit>({ max: maxKits })
  return {
    note(type, version) {
      if (type === undefined || version === undefined) return
      const kit = { type: plain(type), version: plain(version), lastSeenAt: clock() }
      seen.set(`${kit.type} ${kit.version}`, kit)
    },
    list: () => [...seen.values()],
  }
}

function plain(text: string): string {
  return text.slice(0, maxChars).replaceAll(/[^\w.@/+-]/g, '')
}
