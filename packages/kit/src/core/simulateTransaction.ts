import type { Simulation } from '@latchkey/chains/driver'
import type { Kit } from './kit.ts'

/**
 * What a transaction of the connected chain's own shape, or a promise of one,
 * would do to the account, for the person to see before signing. Never rejects:
 * what cannot be made or tried out is `unknown`, and is shown as that.
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
    const { address } = connection
    return await transactions.simulate({ network, address, transaction: made, signal })
  } catch {
    return unknown
  }
}

const unknown: Simulation = { status: 'unknown', changes: [], approvals: [] }
