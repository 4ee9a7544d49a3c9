import { formatAmount } from '@latchkey/protocol/amount'
import { httpRequestFailed, insufficientFunds } from '@latchkey/protocol/catalogue'
import { isKitError } from '@latchkey/protocol/errors'
import type { Kit } from '../../core/kit.ts'
import { askNodes } from '../../core/server/withoutServer.ts'
import { draftedToken } from './draftedTransfer.ts'
import { send } from './send.ts'

/** Drafts all there is of the token; of the coin, all but the fee and what must stay. */
export async function fillMax(kit: Kit): Promise<void> {
  const store = send.of(kit)
  const state = store.get()
  const token = draftedToken(kit)
  if (!token || state.status !== 'editing') return
  const { draft, recipient } = state
  const fill = (units: bigint, max: boolean) =>
    store.dispatch({
      type: 'edit',
      draft: { amount: formatAmount(units, token.decimals), unit: 'token', max },
    })
  /** Whether the visitor has typed or chosen something else meanwhile. */
  const isLate = () => {
    const now = store.get()
    return now.status !== 'editing' || now.draft.token !== draft.token || now.draft.amount !== draft.amount
  }
  if (token.address !== undefined) return fill(token.units, false)

  const { connection, driver, network, session } = kit.connection()
  // No recipient yet: a transfer to the own account costs what most do.
  const to = recipient.status === 'found' ? recipient.address : connection.address
  try {
    const { address } = connection
    const transfers = await driver.transfers?.()
    const { memo, speed } = draft
    if (!network || !transfers) return
    const quoted = await askNodes(kit, network, (network) =>
      transfers.fee({
        session,
        network,
        address,
        to,
        amount: 'max',
        speed,
        ...(driver.memo && memo && { memo }),
      }),
    )
    if (isLate()) return
    const kept = quoted.fee + (quoted.reserve ?? 0n)
    if (token.units <= kept) return store.dispatch({ type: 'fail', error: insufficientFunds.code })
    fill(token.units - kept, true)
  } catch (error) {
    if (!isLate())
      store.dispatch({ type: 'fail', error: isKitError(error) ? error.code : httpRequestFailed.code })
  }
}
