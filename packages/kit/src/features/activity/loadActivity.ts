import type { ChainId } from '@latchkey/chains/driver'
import { transactionsAddressMissing } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { visibleTransactions } from '@latchkey/protocol/history'
import type { Transaction } from '@latchkey/protocol/http/history'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { holdingsKey } from '../../core/holdings/holdings.ts'
import type { Kit } from '../../core/kit.ts'
import { getHistory } from '../../core/server/history.ts'
import { queriesOf } from '../../core/server/queries.ts'
import type { Page } from '../../core/state/pages.ts'
import { activity, minedAt } from './activity.ts'

/** Reads the newest page of what the account in use did on its network. Throws what the slice says. */
export async function loadActivity(kit: Kit, args: { refresh?: boolean | undefined } = {}): Promise<void> {
  const connection = activeConnection(connections.of(kit).get())
  const chain = connection?.network
  if (!connection) throw new KitError(transactionsAddressMissing)
  if (!chain) return
  const { address } = connection
  if (args.refresh) await queriesOf(kit).invalidateQueries({ queryKey: ['history', chain, address] })
  await activity.load(kit, holdingsKey(connection), () => readPage(kit, { account: address, chain }))
}

/** Reads the next page, if there is one and it is not being read. */
export async function moreActivity(kit: Kit): Promise<void> {
  const connection = activeConnection(connections.of(kit).get())
  const chain = connection?.network
  if (!connection || !chain) return
  await activity.more(kit, holdingsKey(connection), (cursor) =>
    readPage(kit, { account: connection.address, chain, cursor }),
  )
}

/** Only what is on that network, is not spam, and has a readable time. */
async function readPage(kit: Kit, args: getHistory.Args & { chain: ChainId }): Promise<Page<Transaction>> {
  const { transactions, cursor, isPartial } = await getHistory(kit, args)
  const visible = visibleTransactions(transactions, args.chain)
  return { items: visible.filter((transaction) => !Number.isNaN(minedAt(transaction))), cursor, isPartial }
}
