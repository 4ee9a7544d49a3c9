import type { TransactionHandle } from '@latchkey/chains/driver'
import { parseAccountId } from '@latchkey/protocol/caip'
import { actionNotAllowed, sendFailed } from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import type { Kit } from '../../core/kit.ts'
import { sendTransaction } from '../../core/transactions/sendTransaction.ts'
import { trackTransaction } from '../../core/transactions/trackTransaction.ts'
import { loadAllowances } from './loadAllowances.ts'
import { revocationOf } from './reviewRevocation.ts'
import { revoking } from './revoking.ts'

/** Has the wallet take back the permission under review, and follows it to its end. */
export async function revokeAllowance(kit: Kit): Promise<void> {
  const { connection } = kit.connection()
  const store = revoking.of(kit)
  const state = store.get()
  if (state.status !== 'reviewing') throw new KitError(actionNotAllowed)
  const { token } = state.allowance
  const { chainId } = parseAccountId(token.id)
  store.dispatch({ type: 'submit' })
  let handle: TransactionHandle
  try {
    // The wallet may have moved to another network or account since the list was read.
    if (connection.network !== chainId || connection.address !== state.owner)
      throw new KitError(actionNotAllowed)
    handle = await sendTransaction(kit, await revocationOf(kit, state.allowance))
  } catch (cause) {
    const error = isKitError(cause) ? cause : new KitError(sendFailed, { cause })
    store.dispatch({ type: 'fail', error: error.code })
    throw error
  }
  store.dispatch({ type: 'sent', hash: handle.hash })
  const symbol = token.symbol || token.name
  const purpose = { kind: 'revoke', moves: [{ direction: 'self', symbol }] } as const
  await trackTransaction(kit, { ...handle, address: connection.address, purpose })
  await loadAllowances(kit).catch(() => undefined)
}
