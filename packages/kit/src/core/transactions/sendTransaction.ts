import type { Driver, Receipt, TransactionHandle } from '@latchkey/chains/driver'
import type { CallRequest, TransactionRequest } from '@latchkey/chains/requests'
import { batchUnsupported, networkUndefined, sendUnsupportedChain } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { findNetwork } from '../config/networks.ts'
import { activeConnection, connections } from '../connections/connections.ts'
import type { Kit } from '../kit.ts'

/**
 * Asks the connected wallet to sign and broadcast a transaction, in the format
 * of its chain.
 *
 * Resolves to a handle with the `hash`. The handle is plain JSON: store it to
 * wait for the transaction after a reload. Throws if no wallet is connected,
 * the chain cannot send, or the visitor declines.
 *
 * @example
 * const handle = await sendTransaction(kit, { to, value: parseEther('0.01') })
 * const { status } = await waitForTransaction(kit, handle)
 */
export async function sendTransaction(kit: Kit, transaction: TransactionRequest): Promise<TransactionHandle> {
  const { transactions, args } = await asked(kit, transaction)
  return transactions.send(args)
}

/** Asks the connected wallet to sign a transaction without broadcasting it. Resolves to the serialised transaction. */
export async function signTransaction(kit: Kit, transaction: TransactionRequest): Promise<string> {
  const { transactions, args } = await asked(kit, transaction)
  if (!transactions.sign) throw new KitError(sendUnsupportedChain)
  return transactions.sign(args)
}

async function asked(kit: Kit, transaction: TransactionRequest) {
  const { driver, session, connection, network } = kit.connection()
  if (!driver.transactions) throw new KitError(sendUnsupportedChain)
  if (!network) throw new KitError(networkUndefined)
  const args: Driver.TransactionArgs = { session, network, address: connection.address, transaction }
  return { transactions: await driver.transactions(), args }
}

/**
 * Asks the connected wallet to run several calls atomically (EIP-5792). Resolves
 * to the id of the batch. Throws if the chain does not support batches.
 *
 * @example
 * const id = await sendCalls(kit, [approve, swap])
 * const { status } = await waitForCalls(kit, id)
 */
export async function sendCalls(kit: Kit, calls: readonly CallRequest[]): Promise<string> {
  const { driver, session, connection, network } = kit.connection()
  const batches = await driver.batches?.()
  if (!batches) throw new KitError(batchUnsupported)
  if (!network) throw new KitError(networkUndefined)
  return batches.send({ session, network, address: connection.address, calls })
}

/** Waits until a batch of {@link sendCalls} has ended. `hash` is the transaction that contains it. */
export async function waitForCalls(kit: Kit, id: string, signal?: AbortSignal): Promise<Receipt> {
  const { driver, session } = kit.connection()
  const batches = await driver.batches?.()
  if (!batches) throw new KitError(batchUnsupported)
  return batches.wait({ session, id, signal })
}

/** Waits until a transaction of {@link sendTransaction} is confirmed, has failed, or was dropped. */
export async function waitForTransaction(
  kit: Kit,
  handle: TransactionHandle,
  signal?: AbortSignal,
): Promise<Receipt> {
  const network = findNetwork(kit, handle.chain)
  if (!network) throw new KitError(networkUndefined)
  const receipts = await kit.driver(network.namespace).receipts?.()
  if (!receipts) throw new KitError(sendUnsupportedChain)
  const session = () =>
    kit.sessions.get(activeConnection(connections.of(kit).get(), network.namespace)?.id ?? '')
  return receipts.wait({ network, handle, session, signal })
}
