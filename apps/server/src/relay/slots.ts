import type { Seed } from '../cache/redisAddress.ts'
import type { Reply } from './resp.ts'

/** Number of slots of a Redis Cluster. */
export const slotCount = 16_384

/** CRC16 (XMODEM) of every byte. */
const table = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 8
  for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1
  return crc & 0xffff
})

/** The slot of a key: of the text in its first braces, if there is one. */
export function slotOf(key: string): number {
  const open = key.indexOf('{')
  const close = open < 0 ? -1 : key.indexOf('}', open + 1)
  const isTagged = close > open + 1
  const end = isTagged ? close : key.length
  let crc = 0
  for (let at = isTagged ? open + 1 : 0; at < end; at++)
    crc = ((crc << 8) & 0xffff) ^ (table[(crc >> 8) ^ (key.charCodeAt(at) & 0xff)] ?? 0)
  return crc % slotCount
}

/** Who serves which slots, as one node sees it. */
export type View = {
  /** Grows with every failover: a view with a lower one is out of date. */
  readonly epoch: number
  readonly ranges: readonly { readonly from: number; readonly to: number; readonly primary: Seed }[]
  readonly replicas: readonly Seed[]
}

/** Reads `CLUSTER INFO` and `CLUSTER SLOTS`; `host` is the node that was asked. */
export function readView(info: Reply, slots: Reply, host: string): View | undefined {
  if (typeof info !== 'string' || !isList(slots)) return undefined
  const ranges: View['ranges'][number][] = []
  const replicas: Seed[] = []
  for (const range of slots) {
    if (!isList(range)) return undefined
    const [from, to, ...members] = range
    const [primary, ...others] = members.map((member) => readMember(member, host))
    if (typeof from !== 'number' || typeof to !== 'number' || to >= slotCount) return undefined
    if (primary) ranges.push({ from, to, primary })
    replicas.push(...others.filter((one) => one !== undefined))
  }
  return { epoch: Number(/^cluster_current_epoch:(\d+)/m.exec(info)?.[1] ?? 0), ranges, replicas }
}

/** Null stands for the host that was asked, and `?` for an unknown one. */
function readMember(member: Reply, host: string): Seed | undefined {
  if (!isList(member) || typeof member[1] !== 'number') return undefined
  const [endpoint, port] = member
  if (endpoint === '?') return undefined
  return { host: typeof endpoint === 'string' && endpoint ? endpoint : host, port }
}

/** Reads `MOVED 3999 host:6381` and `ASK …`: the host is empty if it is the one that was asked. */
export function readRedirect(message: string, host: string): Seed | undefined {
  const [, , address = ''] = message.split(' ')
  const colon = address.lastIndexOf(':')
  const port = Number(address.slice(colon + 1))
  if (colon < 0 || !(port > 0) || address.startsWith('?')) return undefined
  return { host: address.slice(0, colon) || host, port }
}

function isList(reply: Reply | undefined): reply is readonly Reply[] {
  return Array.isArray(reply)
}
