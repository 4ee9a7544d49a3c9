import type { Receipt } from '@latchkey/chains/driver'
import { networkUndefined, sendUnsupportedChain } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Kit } from './kit.ts'

/** Has the connected wallet sign and broadcast a transaction of its chain's own shape; resolves to the hash. */
export async function sendTransaction(kit: Kit, transaction: unknown): Promise<string> {
  const { driver, session, connection, network } = kit.connection()
  if (!driver.sendTransaction) throw new KitError(sendUnsupportedChain)
  if (!network) throw new KitError(networkUndefined)
  return driver.sendTransaction({ session, network, address: connection.address, transaction })
}

/** Resolves when the transaction is final enough to show as done. */
export async function waitForTransaction(kit: Kit, hash: string, signal?: AbortSignal): Promise<Receipt> {
  const { driver, network } = kit.connection()
  if (!driver.waitForTransaction) throw new KitError(sendUnsupportedChain)
  if (!network) throw new KitError(networkUndefined)
  return driver.waitForTransaction({ network, hash, signal })
}
