import { isAccountId, parseAccountId } from '@latchkey/protocol/caip'
import { nameResolveFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isLookAlike } from '@latchkey/protocol/lookAlike'
import { coinTypeOf } from '@latchkey/protocol/name'
import { networks } from '../../core/config/networks.ts'
import { allConnections, connections } from '../../core/connections/connections.ts'
import type { Kit, LiveConnection } from '../../core/kit.ts'
import { hasServer } from '../../core/server/apiUrl.ts'
import { recentRecipients } from './recentRecipients.ts'
import type { FoundRecipient, RecipientState } from './send.ts'

/** Who a text means on the network in use. Asks the chain and the server only about names. */
export async function lookUpRecipient(kit: Kit, text: string): Promise<RecipientState> {
  const live = kit.connection()
  const written = await readAddress(live, text)
  if (written) return { status: 'found', ...compare(kit, live, written) }
  if (!isName(text)) return { status: 'invalid' }
  try {
    const address = await resolveName(kit, live, text)
    return address
      ? { status: 'found', ...compare(kit, live, address), name: text }
      : { status: 'noAddress', name: text }
  } catch {
    return { status: 'unavailable', name: text }
  }
}

/** An address as its chain writes it, also out of an account id (CAIP-10) of that chain. */
async function readAddress({ driver, network }: LiveConnection, text: string): Promise<string | undefined> {
  const account = isAccountId(text) ? parseAccountId(text) : undefined
  if (account && account.chainId !== network?.id) return undefined
  const value = account?.address ?? text
  const { isValid, parse } = driver.addresses
  if (!network || !isValid(value)) return undefined
  return parse ? await parse(value, network) : isValid(value, network) ? value : undefined
}

/** Labels and dots, nothing that could not be one. What exactly may be in them is the name service's to say. */
function isName(text: string): boolean {
  return text.length <= 255 && /^[^\s./:]+(\.[^\s./:]+)+$/.test(text)
}

/** The server's own names first, then those of the chain. An address on another network does not count. */
async function resolveName(kit: Kit, live: LiveConnection, name: string): Promise<string | undefined> {
  const { driver, network } = live
  if (!network) throw new KitError(nameResolveFailed)
  const own = await askServer(kit, network.id, name)
  if (own.registered) return own.address && (await readAddress(live, own.address))
  const names = await driver.names?.()
  if (!names) {
    if (own.failed) throw new KitError(nameResolveFailed)
    return undefined
  }
  const all = networks.of(kit).get()
  return await names.resolve({ network, name, networks: all })
}

type ServerAnswer = { registered: boolean; address?: string | undefined; failed?: boolean }

async function askServer(kit: Kit, chain: string, name: string): Promise<ServerAnswer> {
  const coin = coinTypeOf(chain)
  if (!hasServer(kit.options) || coin === undefined) return { registered: false }
  try {
    const { lookUpName } = await import('../../core/server/identity.ts')
    const { addresses, registered } = await lookUpName(kit, name.toLowerCase())
    if (registered === false) return { registered: false }
    return { registered: true, address: addresses[coin]?.address }
  } catch {
    // Not a name of its zones, or no answer: the chain may know it.
    return { registered: false, failed: true }
  }
}

/** What this device knows about an address. */
function compare(kit: Kit, live: LiveConnection, address: string): FoundRecipient {
  const { namespace } = live.connection
  const recent = recentRecipients(kit, namespace)
  const own = allConnections(connections.of(kit).get())
    .filter((connection) => connection.namespace === namespace)
    .flatMap(({ accounts }) => accounts.map((account) => account.address))
  const { key } = live.driver.addresses
  const isIt = (other: string) => key(other) === key(address)
  const known = recent.some(isIt)
  const mine = own.some(isIt)
  return {
    address,
    own: mine,
    known,
    // A recipient from before is known, even if other addresses look like it.
    lookAlikeOf: known || mine ? undefined : [...recent, ...own].find((other) => isLookAlike(other, address)),
  }
}
