import type { IncomingMessage } from 'node:http'

/**
 * The client's IP address. Counts proxies from this end, because entries beyond the
 * operator's own proxies can be forged by the client.
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
