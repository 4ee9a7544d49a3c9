import type { ChainId } from '@latchkey/chains/driver'
import { transactionsAddressMissing } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { visibleTransactions } from '@latchkey/protocol/history'
import { activeConnection, connections } from '../../core/connections.ts'
import { holdingsKey } from '../../core/holdings.ts'
import type { Kit } from '../../core/kit.ts'
import { getHistory } from '../../core/server/history.ts'
import { queriesOf } from '../../core/server/queries.ts'
import { activity, minedAt, type Page } from './activity.ts'

/** Reads the newest page of what the account in use did on its network. Throws what the slice says. */
export async function loadActivity(kit: Kit, args: { refresh?: boolean | undefined } = {}): Promise<void> {
  const connection = activeConnection(connections.of(kit).get())
  const chain = connection?.network
  if (!connection) throw new KitError(transactionsAddressMissing)
  if (!chain) return
  const key = holdingsKey(connection)
  const { address } = connection
  const store = activity.of(kit)
  store.dispatch({ type: 'load', key })
  if (args.refresh) await queriesOf(kit).invalidateQueries({ queryKey: ['history', chain, address] })
  try {
    store.dispatch({ type: 'head', key, page: await readPage(kit, { account: address, chain }) })
  } catch (error) {
    store.dispatch({ type: 'fail', key })
    throw error
  }
}

/** Reads the page that comes next, where there is one and nobody is at it. */
export async function moreActivity(kit: Kit): Promise<void> {
  const store = activity.of(kit)
  const state = store.get()
  const connection = activeConnection(connections.of(kit).get())
  const chain = connection?.network
  if (state.status !== 'ready' || !connection || !chain) return
  const { key, paging } = state
  if (paging.status === 'end' || paging.status === 'loading' || key !== holdingsKey(connection)) return
  const { cursor } = paging
  store.dispatch({ type: 'more', key })
  try {
    const page = await readPage(kit, { account: connection.address, chain, cursor })
    store.dispatch({ type: 'page', key, after: cursor, page })
  } catch (error) {
    store.dispatch({ type: 'fail', key })
    throw error
  }
}

/** Only what is on that network, is not spam, and happened at a time one can name. */
async function readPage(kit: Kit, args: getHistory.Args & { chain: ChainId }): Promise<Page> {
  const { transactions, cursor } = await getHistory(kit, args)
  const visible = visibleTransactions(transactions, args.chain)
  return { transactions: visible.filter((transaction) => !Number.isNaN(minedAt(transaction))), cursor }
}
