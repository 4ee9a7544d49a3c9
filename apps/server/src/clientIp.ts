import type { IncomingMessage } from 'node:http'

/**
 * The caller's address, counted from this end: what lies beyond the operator's
 * own proxies is only what a caller claims.
 */
export function clientIp(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  proxies: number,
): string {
  const direct = socket.remoteAddress ?? ''
  const forwarded = headers['x-forwarded-for']
  if (proxies === 0 || forwarded === undefined) return direct
  const told = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)
    .split(',')
    .map((part) => part.trim())
  const hops = [direct, ...told.toReversed()]
  return hops[Math.min(proxies, hops.length - 1)] ?? direct
}
