import type { Driver, Session } from '@latchkey/chains/driver'
import { httpRequestFailed, payUnsupportedAsset, sendUnsupportedChain } from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import type { Kit } from '../../core/kit.ts'
import { askNodes } from '../../core/server/withoutServer.ts'
import { keepReviewed, rehearseTransfer } from '../../core/transactions/rehearseTransfer.ts'
import { payerOf } from './loadFacts.ts'
import { paying } from './payment.ts'

/** The payment as a transfer of the connected account; nothing while it cannot be made. */
export function paidTransfer(kit: Kit): (Driver.TransferArgs & { session: Session }) | undefined {
  const state = paying.of(kit).get()
  if ((state.status !== 'asking' && state.status !== 'signing') || state.facts.status !== 'ready')
    return undefined
  const { facts, payment } = state
  if (payerOf(kit, payment) === undefined) return undefined
  const { connection, network, session } = kit.connection(payment.namespace)
  if (network?.id !== payment.chain || facts.payer !== connection.address) return undefined
  return {
    session,
    network,
    address: connection.address,
    token: payment.token,
    to: payment.recipient,
    amount: facts.units,
    decimals: facts.decimals,
  }
}

/** Finds out what the payment costs. Never throws. */
export async function priceFee(kit: Kit): Promise<void> {
  const store = paying.of(kit)
  const state = store.get()
  const args = state.status === 'asking' ? paidTransfer(kit) : undefined
  if (state.status !== 'asking' || !args) return
  const { speed } = state
  const of = [args.network.id, args.address, args.token, args.to, args.amount, speed].join(' ')
  store.dispatch({ type: 'pricing', of })
  try {
    const transfers = await kit.driver(args.network.namespace).transfers?.()
    if (!transfers) throw new KitError(sendUnsupportedChain)
    const { deposit, fee, isSetByWallet, terms, withheld } = await askNodes(kit, args.network, (network) =>
      transfers.fee({ ...args, network, speed }),
    )
    // A token that keeps a part of every transfer cannot pay exactly.
    if (withheld) throw new KitError(payUnsupportedAsset)
    store.dispatch({ type: 'priced', of, fee, isSetByWallet, deposit, terms })
  } catch (error) {
    store.dispatch({ type: 'unpriced', of, code: isKitError(error) ? error.code : httpRequestFailed.code })
  }
}

/** Keeps fee and effects of the reviewed payment true while it is on screen; returns how to stop. */
export function watchReview(kit: Kit): () => void {
  return keepReviewed(kit, async (signal) => {
    await priceFee(kit)
    const args = signal.aborted ? undefined : paidTransfer(kit)
    if (args) await rehearseTransfer(kit, args, signal)
  })
}
