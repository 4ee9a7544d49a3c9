import { isIPv4, isIPv6 } from 'node:net'

/** What an IP address is limited by. */
export type IpKey = {
  readonly key: string
  /** The limit of this key is that of one visitor, times this. */
  readonly factor: number
}

/**
 * A visitor usually has a /64. A customer may have a /56 or a /48, with 65,536 of them,
 * so these are limited too: by more, because some networks give each visitor one /64
 * of a common /48.
 */
const prefixes = [
  { bits: 64, factor: 1 },
  { bits: 56, factor: 8 },
  { bits: 48, factor: 64 },
] as const

/**
 * The keys an IP address is limited by, the narrowest first: one for IPv4, three for
 * IPv6. An IPv4-mapped address counts as IPv4.
 */
export function ipKeys(ip: string): readonly IpKey[] {
  if (isIPv4(ip)) return [{ key: ip, factor: 1 }]
  // Some proxies append the port.
  const [, six, four] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/.exec(ip) ?? []
  if (four !== undefined && isIPv4(four)) return [{ key: four, factor: 1 }]
  const [address = ''] = (six ?? ip).split('%')
  // All invalid addresses share one key, so that a malformed header does not evade the limit.
  if (!isIPv6(address)) return [{ key: 'unknown', factor: 1 }]
  // Convert a dotted ending to two hex groups.
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address)
  const groups = expand(
    dotted ? `${dotted[1]}${pair(dotted[2], dotted[3])}:${pair(dotted[4], dotted[5])}` : address,
  )
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) {
    const bytes = groups.slice(6).flatMap((group) => [group >> 8, group & 255])
    return [{ key: bytes.join('.'), factor: 1 }]
  }
  const network = groups.slice(0, 3).map((group) => group.toString(16))
  const last = groups[3] ?? 0
  return prefixes.map(({ bits, factor }) => {
    const kept = last & (0xffff << (64 - bits)) & 0xffff
    return { key: `${network.join(':')}:${kept.toString(16)}::/${bits}`, factor }
  })
}

/**
 * One key for what an address holds, such as memory: of IPv6 the /56, which is what a
 * customer has. Bounds in bytes are not multiplied as rates are.
 */
export function ipKey(ip: string): string {
  const [narrow, wider] = ipKeys(ip)
  return (wider ?? narrow)?.key ?? ''
}

function pair(high = '0', low = '0'): string {
  return (Number(high) * 256 + Number(low)).toString(16)
}

function expand(address: string): number[] {
  const [before = '', after] = address.split('::')
  const parse = (part: string) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : [])
  const head = parse(before)
  const tail = after === undefined ? [] : parse(after)
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail]
}
