// Not from openModal: what a view shares with the page's first part is split off it, and makes that larger.
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { holdingsKey } from '../../core/holdings/holdings.ts'
import type { Kit, LiveConnection } from '../../core/kit.ts'
import { hasServer } from '../../core/server/apiUrl.ts'
import { debounceMs, defineLatest } from '../../core/state/latest.ts'
import { lookUpRecipient } from './lookUpRecipient.ts'
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
  const [facts, { avatar, name }] = await Promise.all([readFacts(live, found), readIdentity(kit, found)])
  tell({ ...found, facts, name: found.name ?? name, avatar })
}

async function readFacts(
  { driver, network }: LiveConnection,
  { address }: FoundRecipient,
): Promise<FoundRecipient['facts']> {
  const transfers = await driver.transfers?.()
  if (!network || !transfers?.recipient) return 'unknown'
  return await transfers.recipient({ network, address }).catch(() => 'unknown' as const)
}

/** The name of the recipient, if a server knows it. */
async function readIdentity(
  kit: Kit,
  { address }: FoundRecipient,
): Promise<{ name?: string; avatar?: string }> {
  if (!hasServer(kit.options)) return {}
  const { getIdentity } = await import('../../core/server/identity.ts')
  const { avatar, name } = await getIdentity(kit, address)
  return { ...(name !== undefined && { name }), ...(avatar !== undefined && { avatar }) }
}
