import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '../fetch/publicAddress.ts'
import { createPublicLookup } from '../fetch/publicLookup.ts'
import { isPublicName } from '../fetch/safeFetch.ts'

/**
 * Where values that were set in the console may make the server connect to: public hosts, and
 * those in `CONSOLE_HOSTS`. An operator of the console has no access to the network of the server.
 */
export type OutboundRule = {
  /** Why the server does not connect to it, as the end of a sentence; undefined if it does. */
  problemOf(url: URL): string | undefined
  /** Resolves the host names of such URLs, to public addresses only; undefined for a host of `CONSOLE_HOSTS`. */
  lookupFor(url: URL): LookupFunction | undefined
}

export function createOutboundRule(hosts: readonly string[]): OutboundRule {
  const trusted = new Set(hosts)
  const lookup = createPublicLookup()
  return {
    problemOf(url) {
      if (trusted.has(url.host)) return undefined
      if (url.protocol === 'http:') return 'must be https'
      const host = url.hostname.replace(/^\[|\]$/g, '')
      const isPublic = isIP(host) ? isPublicAddress(host) : isPublicName(host)
      return isPublic ? undefined : 'must be a public host, or one that CONSOLE_HOSTS lists'
    },
    lookupFor: (url) => (trusted.has(url.host) ? undefined : lookup),
  }
}
