// Not from openModal: what a view shares with the page's first part is split off it, and makes that larger.
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { holdingsKey } from '../../core/holdings/holdings.ts'
import type { Kit, LiveConnection } from '../../core/kit.ts'
import { hasServer } from '../../core/server/apiUrl.ts'
import { askNodes } from '../../core/server/withoutServer.ts'
import { debounceMs, defineLatest } from '../../core/state/latest.ts'
import { lookUpRecipient } from './lookUpRecipient.ts'
import { resolveName } from './resolveName.ts'
import { type FoundRecipient, type RecipientState, send } from './send.ts'

const latest = defineLatest()

/** Takes what was typed as the receiver and finds out who that is. */
export async function editRecipient(kit: Kit, text: string): Promise<void> {
  const to = text.trim()
  send.of(kit).dispatch({ type: 'edit', draft: { to } })
  if (!to) return latest.cancel(kit)
  const { driver, network } = kit.connection()
  const isAddress = driver.addresses.isValid(to, network)
  await latest.run(kit, () => checkRecipient(kit), isAddress ? 0 : debounceMs)
}

/** Finds out who the drafted receiver is: first from what is known here, then from the chain and the server. */
export async function checkRecipient(kit: Kit): Promise<void> {
  const state = send.of(kit).get()
  if (state.status !== 'editing') return
  const { to } = state.draft
  if (!to || !activeConnection(connections.of(kit).get())) return
  const live = kit.connection()
  const tell = (recipient: RecipientState) => {
    const now = activeConnection(connections.of(kit).get())
    // After a disconnect or a switch the answer is dropped: on another network the name may have another owner.
    if (now && holdingsKey(now) === holdingsKey(live.connection))
      send.of(kit).dispatch({ type: 'recipient', to, recipient })
  }
  const found = await lookUpRecipient(kit, to)
  tell(found)
  if (found.status !== 'found') return
  const [facts, named] = await Promise.all([readFacts(kit, live, found), readIdentity(kit, live, found)])
  tell({ ...found, facts, ...named })
}

async function readFacts(
  kit: Kit,
  { driver, network }: LiveConnection,
  { address }: FoundRecipient,
): Promise<FoundRecipient['facts']> {
  const transfers = await driver.transfers?.()
  if (!network || !transfers?.recipient) return 'unknown'
  const { recipient } = transfers
  return await askNodes(kit, network, (network) => recipient({ network, address })).catch(
    () => 'unknown' as const,
  )
}

/** Name and picture that the server knows for an address: shown only if the name leads back to it. */
async function readIdentity(
  kit: Kit,
  live: LiveConnection,
  { address, name: typed }: FoundRecipient,
): Promise<Pick<FoundRecipient, 'name' | 'avatar' | 'resolvedBy'>> {
  if (!hasServer(kit.options)) return {}
  const { getIdentity } = await import('../../core/server/identity.ts')
  const { avatar, name } = await getIdentity(kit, address)
  const picture = avatar !== undefined && { avatar }
  // Who was looked up by a name is known by it.
  if (typed !== undefined) return { ...picture }
  const found = name === undefined ? undefined : await resolveName(kit, live, name).catch(() => undefined)
  const { key } = live.driver.addresses
  if (found?.status !== 'found' || key(found.address) !== key(address)) return {}
  return { ...picture, ...(name !== undefined && { name }), resolvedBy: found.by }
}
