import { nameResolveFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { coinTypeOf } from '@latchkey/protocol/name'
import { networks } from '../../core/config/networks.ts'
import type { Kit, LiveConnection } from '../../core/kit.ts'
import { hasServer } from '../../core/server/apiUrl.ts'
import { withoutServer } from '../../core/server/withoutServer.ts'

/** Who a name is, and who says so. */
export type ResolvedName =
  | { readonly status: 'found'; readonly address: string; readonly by: string }
  | { readonly status: 'none' }
  /** Two sources name different addresses, so one of them is wrong. */
  | { readonly status: 'disputed' }

/** A second source that does not answer by then is done without. */
const secondSourceTimeoutMs = 4_000

/**
 * Resolves a name on the network in use. The server is believed for the zones that the host
 * gave it (`trusted.nameZones`), the chain for all others, read from nodes that are not the
 * server's. Where a second source answers too, both must agree. Rejects if none answers.
 */
export async function resolveName(kit: Kit, live: LiveConnection, name: string): Promise<ResolvedName> {
  const told = isOfServer(kit, name) ? await askServer(kit, live, name) : undefined
  if (told === undefined) return await askChain(kit, live, name)
  // The names of a zone can be on the chain too.
  const chain = await inTime(askChain(kit, live, name)).catch(() => undefined)
  if (chain?.status === 'disputed') return chain
  return chain?.status === 'found' && told.status === 'found' && !isSame(live, chain.address, told.address)
    ? { status: 'disputed' }
    : told
}

function isOfServer({ options }: Kit, name: string): boolean {
  const zones = hasServer(options) ? (options.trusted?.nameZones ?? []) : []
  return zones.some((zone) => name.toLowerCase().endsWith(`.${zone.toLowerCase()}`))
}

/** What the server says; undefined if it does not know the name, so that the chain is asked. */
async function askServer(
  kit: Kit,
  { driver, network }: LiveConnection,
  name: string,
): Promise<Exclude<ResolvedName, { status: 'disputed' }> | undefined> {
  const coin = coinTypeOf(network?.id ?? '')
  if (coin === undefined) return undefined
  const { lookUpName } = await import('../../core/server/identity.ts')
  const { addresses, registered } = await lookUpName(kit, name.toLowerCase())
  if (registered === false) return undefined
  const address = addresses[coin]?.address
  const { isValid, parse } = driver.addresses
  if (address === undefined || !network || !isValid(address, network)) return { status: 'none' }
  const read = parse ? await parse(address, network) : address
  if (read === undefined) return { status: 'none' }
  return {
    status: 'found',
    address: read,
    by: new URL(kit.options.api ?? '', globalThis.location?.href).host,
  }
}

async function askChain(kit: Kit, live: LiveConnection, name: string): Promise<ResolvedName> {
  const { driver, network } = live
  const names = await driver.names?.()
  if (!network) throw new KitError(nameResolveFailed)
  if (!names) return { status: 'none' }
  const all = networks.of(kit).get()
  const apart = all.map((one) => withoutServer(kit, one))
  const first = names.resolve({ network: withoutServer(kit, network), name, networks: apart })
  // The server's nodes do not decide, but where they see another address one of both is wrong.
  const second = apart.every((one, index) => one === all[index])
    ? undefined
    : inTime(names.resolve({ network, name, networks: all })).then(
        (address) => ({ address }),
        () => undefined,
      )
  const address = await first
  const other = await second
  if (other && (other.address === undefined) !== (address === undefined)) return { status: 'disputed' }
  if (address === undefined) return { status: 'none' }
  if (other?.address !== undefined && !isSame(live, address, other.address)) return { status: 'disputed' }
  return { status: 'found', address, by: names.service ?? driver.name ?? network.name }
}

function isSame({ driver }: LiveConnection, one: string, other: string): boolean {
  return driver.addresses.key(one) === driver.addresses.key(other)
}

async function inTime<Value>(asked: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(reject, secondSourceTimeoutMs, new KitError(nameResolveFailed)),
  )
  return await Promise.race([asked, late])
}
