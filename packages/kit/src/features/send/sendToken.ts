import { isQueued, type TransactionHandle } from '@latchkey/chains/driver'
import { formatAmount } from '@latchkey/protocol/amount'
import {
  actionNotAllowed,
  insufficientFunds,
  networkUndefined,
  sendFailed,
  sendIncomplete,
  sendRejected,
  sendTokenMissing,
  sendUnsupportedChain,
} from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import { requireToken } from '../../core/holdings/checkToken.ts'
import { findCoin } from '../../core/holdings/heldToken.ts'
import type { Kit } from '../../core/kit.ts'
import { rememberRecipient } from '../../core/transactions/seenAddresses.ts'
import { cautionsOf, needsConsent } from './cautionsOf.ts'
import { draftedTransfer } from './draftedTransfer.ts'
import { type SendPurpose, type SendState, send } from './send.ts'

/** Has the wallet send what was drafted; resolves to what to follow it by, and to what it was for. */
export async function sendToken(kit: Kit): Promise<{ handle: TransactionHandle; purpose: SendPurpose }> {
  const { driver, network, session } = kit.connection()
  const store = send.of(kit)
  const state = store.get()
  if (!driver.transfers) throw new KitError(sendUnsupportedChain)
  if (!network) throw new KitError(networkUndefined)
  if (state.status !== 'editing') throw new KitError(actionNotAllowed)
  const { draft, fee } = state
  if (!draft.amount || !draft.to) throw new KitError(sendIncomplete)
  if (!draft.token) throw new KitError(sendTokenMissing)
  const drafted = draftedTransfer(kit)
  if (!drafted) throw new KitError(sendIncomplete)
  const { args, recipient, token, units } = drafted
  if (needsConsent(cautionsOf(recipient, token)) && !draft.agreed) throw new KitError(actionNotAllowed)

  const { id: chain, namespace } = network
  const purpose: SendPurpose = {
    amount: formatAmount(units, token.decimals),
    symbol: token.symbol,
    to: recipient.address,
  }
  let asking: SendState | undefined
  try {
    const priced = fee.status === 'ready' ? fee : undefined
    const coin = findCoin(kit, network)
    const forFee = priced?.fee ?? 0n
    const short = token.address === undefined ? units + forFee > token.units : units > token.units
    if (short || (coin && forFee > coin.units)) throw new KitError(insufficientFunds)

    store.dispatch({ type: 'submit' })
    asking = store.get()
    kit.emit({ type: 'SEND_INITIATED', network: chain, token: token.symbol })
    const { send: ask } = await driver.transfers()
    await requireToken(kit, token)
    const handle = await ask({ session, ...args, terms: priced?.terms })
    rememberRecipient(kit, namespace, recipient.address)
    store.dispatch({ type: 'sent', hash: handle.hash, chain, queued: isQueued(handle), purpose, draft })
    return { handle, purpose }
  } catch (cause) {
    const error = isKitError(cause) ? cause : new KitError(sendFailed, { cause })
    const about = { network: chain, token: token.symbol }
    if (error.code === sendRejected.code) kit.emit({ type: 'SEND_REJECTED', ...about })
    else kit.emit({ type: 'SEND_ERROR', ...about, code: error.code })
    // Cancelled here before: it says nothing about what the wallet was asked since.
    if (!asking || store.get() === asking) store.dispatch({ type: 'fail', error: error.code })
    throw error
  }
}
