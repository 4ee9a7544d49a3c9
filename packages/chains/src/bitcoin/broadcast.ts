import { sendFailed, sendFundsChanged } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { hex } from '@scure/base'
import type { Transaction } from '@scure/btc-signer'
import type { Network, TransactionHandle } from '../driver.ts'
import { withRetry } from '../until.ts'
import { askEsplora, RefusedError } from './esplora.ts'
import { rememberSpent } from './spentCoins.ts'

/** A wait looks at so many coins to notice that the transaction was replaced. Handles are stored, so they stay small. */
const maxInputsKept = 20

/**
 * Broadcasts a signed transaction through the network's nodes. `about` is kept in the handle.
 * The id is computed here, not taken from a node's answer.
 */
export async function broadcast(
  network: Network,
  transaction: Transaction,
  about: Readonly<Record<string, string>> = {},
): Promise<TransactionHandle> {
  const { id } = transaction
  try {
    await withRetry(
      () => askEsplora(network, 'broadcast', [transaction.hex], () => undefined),
      (error) => !(error instanceof RefusedError),
    )
  } catch (cause) {
    // Without an answer, a node may have it all the same: reporting a failure would lead to a second payment.
    if (cause instanceof RefusedError) throw toRefusal(cause)
    if (!(await isKnown(network, id))) throw cause
  }
  const inputs = Array.from({ length: transaction.inputsLength }, (_, at) => transaction.getInput(at)).map(
    ({ index, txid }) => `${hex.encode(txid ?? new Uint8Array())}:${index}`,
  )
  rememberSpent(inputs)
  const data = { inputs: inputs.slice(0, maxInputsKept).join(','), ...about }
  return { chain: network.id, hash: id, sentAt: Date.now(), data }
}

async function isKnown(network: Network, id: string): Promise<boolean> {
  return await askEsplora(network, 'tx', [id], (answer) => answer !== null).catch(() => false)
}

function toRefusal(cause: RefusedError): KitError {
  const isSpent = /missingorspent|missing-?inputs|mempool-conflict|insufficient fee/i.test(cause.message)
  return new KitError(isSpent ? sendFundsChanged : sendFailed, { details: cause.message, cause })
}
