import { Resolver } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './publicAddress.ts'
import { UnsafeUrlError } from './unsafeUrlError.ts'

/** Per try; a name server that is slower is as good as none for a picture. */
const timeoutMs = 1_000
const tries = 2

/**
 * Resolves the host names of strangers; fails if any of their addresses is not public.
 *
 * Asks the name servers itself: `dns.lookup` uses the few threads that the whole process
 * shares, and a name server that never answers would hold all of them. Only the names
 * of strangers wait here, and at most `maxConcurrent` at a time.
 */
export function createPublicLookup(nameServers?: readonly string[], maxConcurrent = 32): LookupFunction {
  const resolver = new Resolver({ timeout: timeoutMs, tries })
  if (nameServers) resolver.setServers(nameServers)
  let asking = 0

  async function find(host: string): Promise<{ address: string; family: number }[]> {
    if (asking >= maxConcurrent) throw new UnsafeUrlError('too many hosts are being looked up')
    asking++
    try {
      const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
      const found = [
        ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
        ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
      ]
      if (found.length === 0) throw new UnsafeUrlError('its host has no address')
      if (!found.every(({ address }) => isPublicAddress(address)))
        throw new UnsafeUrlError('it is not a public host')
      return found
    } finally {
      asking--
    }
  }

  return (host, options, callback) => {
    find(host).then(
      (found) => {
        const [first] = found
        if (options.all) callback(null, found)
        else callback(null, first?.address ?? '', first?.family)
      },
      (error: Error) => callback(error, '', 0),
    )
  }
}
