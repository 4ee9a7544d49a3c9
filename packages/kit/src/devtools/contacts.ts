import { networks } from '../core/config/networks.ts'
import type { Kit } from '../core/kit.ts'

/** Whom the kit talks to. */
export type Place = 'server' | 'node' | 'relay' | 'wallet'

/** What an address of the network belongs to, if the kit knows it. Requests of the page itself belong to nothing. */
export function placeOf(kit: Kit, address: string): Exclude<Place, 'wallet'> | undefined {
  const url = parse(address)
  if (!url) return undefined
  if (relays(kit).some((relay) => isBelow(url, relay))) return 'relay'
  const server = kit.options.api === undefined ? undefined : parse(kit.options.api)
  if (server && isBelow(url, server)) return 'server'
  return nodes(kit).some((node) => isBelow(url, node)) ? 'node' : undefined
}

/** The relays of connectors for wallets on other devices. */
export function relays(kit: Kit): readonly URL[] {
  return kit.connectors.flatMap(({ contacts = [] }) => contacts.flatMap((text) => parse(text) ?? []))
}

export function nodes(kit: Kit): readonly URL[] {
  return networks
    .of(kit)
    .get()
    .flatMap(({ rpcUrls }) => rpcUrls.flatMap((text) => parse(text) ?? []))
}

function parse(text: string): URL | undefined {
  return URL.parse(text, globalThis.location?.href) ?? undefined
}

/** The same origin, and the path or one below it. */
function isBelow(url: URL, base: URL): boolean {
  const path = base.pathname.replace(/\/$/, '')
  return url.origin === base.origin && (url.pathname === path || url.pathname.startsWith(`${path}/`))
}
