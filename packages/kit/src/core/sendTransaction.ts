import type { Driver, Receipt, TransactionHandle } from '@latchkey/chains/driver'
import { batchUnsupported, networkUndefined, sendUnsupportedChain } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Kit } from './kit.ts'
import { findNetwork } from './networks.ts'

/**
 * Has the connected wallet sign and broadcast a transaction of its chain's own shape.
 *
 * Resolves to a handle with the `hash`. It is plain JSON: keep it to follow the
 * transaction after a reload, with {@link waitForTransaction}.
 */
export async function sendTransaction(kit: Kit, transaction: unknown): Promise<TransactionHandle> {
  const { transactions, args } = await asked(kit, transaction)
  return transactions.send(args)
}

/** Has the connected wallet sign a transaction without broadcasting it; resolves to it as nodes take it. */
export async function signTransaction(kit: Kit, transaction: unknown): Promise<string> {
  const { transactions, args } = await asked(kit, transaction)
  if (!transactions.sign) throw new KitError(sendUnsupportedChain)
  return transactions.sign(args)
}

async function asked(kit: Kit, transaction: unknown) {
  const { driver, session, connection, network } = kit.connection()
  if (!driver.transactions) throw new KitError(sendUnsupportedChain)
  if (!network) throw new KitError(networkUndefined)
  const args: Driver.TransactionArgs = { session, network, address: connection.address, transaction }
  return { transactions: await driver.transactions(), args }
}

/**
 * Has the connected wallet run several calls as one, all of them or none (EIP-5792);
 * resolves to the id of the batch.
 */
export async function sendCalls(kit: Kit, calls: readonly unknown[]): Promise<string> {
  const { driver, session, connection, network } = kit.connection()
  const batches = await driver.batches?.()
  if (!batches) throw new KitError(batchUnsupported)
  if (!network) throw new KitError(networkUndefined)
  return batches.send({ session, network, address: connection.address, calls })
}

/** Resolves when the batch has ended; the hash is that of the transaction that carried it. */
export async function waitForCalls(kit: Kit, id: string, signal?: AbortSignal): Promise<Receipt> {
  const { driver, session } = kit.connection()
  const batches = await driver.batches?.()
  if (!batches) throw new KitError(batchUnsupported)
  return batches.wait({ session, id, signal })
}

/** Resolves when the transaction is final enough to show as done. */
export async function waitForTransaction(
  kit: Kit,
  handle: TransactionHandle,
  signal?: AbortSignal,
): Promise<Receipt> {
  const network = findNetwork(kit, handle.chain)
  if (!network) throw new KitError(networkUndefined)
  const receipts = await kit.driver(network.namespace).receipts?.()
  if (!receipts) throw new KitError(sendUnsupportedChain)
  return receipts.wait({ network, handle, signal })
}
