import type { Simulation } from '@latchkey/chains/driver'
import type { Kit } from '../kit.ts'
import { withoutServer } from '../server/withoutServer.ts'

/**
 * Simulates a transaction, or a promise of one, to show its effects before
 * signing. Never rejects: the status is `unknown` if it cannot be simulated.
 *
 * @example
 * const simulation = await simulateTransaction(kit, { to, data, value })
 * // <AssetChanges simulation={simulation} />
 */
export async function simulateTransaction(
  kit: Kit,
  transaction: unknown,
  signal?: AbortSignal,
): Promise<Simulation> {
  try {
    const made = await transaction
    const { connection, driver, network } = kit.connection()
    const transactions = await driver.transactions?.()
    if (!network || !transactions?.simulate) return unknown
    const args = { address: connection.address, transaction: made, signal }
    const apart = withoutServer(kit, network)
    const simulation = await transactions.simulate({ ...args, network: apart })
    // Where no other node can, the server's view is better than none: the transaction is not its own.
    return simulation.status === 'unknown' && apart !== network
      ? await transactions.simulate({ ...args, network })
      : simulation
  } catch {
    return unknown
  }
}

const unknown: Simulation = { status: 'unknown', changes: [], approvals: [] }
