import { isAccountId, parseAccountId } from '@latchkey/protocol/caip'
import type { Kit, LiveConnection } from '../../core/kit.ts'
import { lookAlikeOf, ownAddresses, recentRecipients } from '../../core/transactions/seenAddresses.ts'
import { resolveName } from './resolveName.ts'
import type { FoundRecipient, RecipientState } from './send.ts'

/** Who a text means on the network in use. Asks the chain and the server only about names. */
export async function lookUpRecipient(kit: Kit, text: string): Promise<RecipientState> {
  const live = kit.connection()
  const given = await readAddress(live, text)
  if (given)
    return {
      status: 'found',
      ...compare(kit, live, given.address),
      ...(given.rewritten && { rewritten: true }),
    }
  if (!isName(text)) return { status: 'invalid' }
  try {
    const found = await resolveName(kit, live, text)
    if (found.status === 'none') return { status: 'noAddress', name: text }
    if (found.status === 'disputed') return { status: 'disputed', name: text }
    return { status: 'found', ...compare(kit, live, found.address), name: text, resolvedBy: found.by }
  } catch {
    return { status: 'unavailable', name: text }
  }
}

/** An address as its chain writes it, also out of an account id (CAIP-10) of that chain. */
async function readAddress({ driver, network }: LiveConnection, text: string): Promise<Given | undefined> {
  const account = isAccountId(text) ? parseAccountId(text) : undefined
  if (account && account.chainId !== network?.id) return undefined
  const value = account?.address ?? text
  const { isValid, key, parse } = driver.addresses
  if (!network || !isValid(value)) return undefined
  const address = parse ? await parse(value, network) : isValid(value, network) ? value : undefined
  if (address === undefined) return undefined
  const isSameText = address.toLowerCase() === value.trim().toLowerCase()
  return { address, rewritten: !isSameText && key(address) === key(value) }
}

/** `rewritten` if what was typed is the same account in another form, not only in another case. */
type Given = { readonly address: string; readonly rewritten: boolean }

/** Labels and dots, nothing that could not be one. What exactly may be in them is the name service's to say. */
function isName(text: string): boolean {
  return text.length <= 255 && /^[^\s./:]+(\.[^\s./:]+)+$/.test(text)
}

/** What this device knows about an address. */
function compare(kit: Kit, live: LiveConnection, address: string): FoundRecipient {
  const { namespace } = live.connection
  const { key } = live.driver.addresses
  const isIt = (other: string) => key(other) === key(address)
  const known = recentRecipients(kit, namespace).some(isIt)
  const own = ownAddresses(kit, namespace).some(isIt)
  return {
    address,
    own,
    known,
    // A recipient from before is known, even if other addresses look like it.
    lookAlikeOf: known || own ? undefined : lookAlikeOf(kit, namespace, address),
  }
}
