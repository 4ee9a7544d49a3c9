import { isIPv4, isIPv6 } from 'node:net'

/**
 * The key an IP address is limited by. IPv6 visitors usually have a whole /64, so the
 * /64 is the key; an IPv4-mapped address counts as IPv4.
 */
export function ipKey(ip: string): string {
  if (isIPv4(ip)) return ip
  // Some proxies append the port.
  const [, six, four] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/.exec(ip) ?? []
  if (four !== undefined && isIPv4(four)) return four
  const [address = ''] = (six ?? ip).split('%')
  // All invalid addresses share one key, so that a malformed header does not evade the limit.
  if (!isIPv6(address)) return 'unknown'
  // Convert a dotted ending to two hex groups.
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address)
  const groups = expand(
    dotted ? `${dotted[1]}${pair(dotted[2], dotted[3])}:${pair(dotted[4], dotted[5])}` : address,
  )
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
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
