import type { Session } from '@latchkey/chains/driver'
import type { Kit } from '../../core/kit.ts'
import { canBatch } from './canBatch.ts'
import type { SwapTerms } from './swapRun.ts'

/** A chain that does not answer by then must not delay the swap. */
const permitTimeoutMs = 4_000

// Tokens by wallet for which a signed permission failed.
const failed = new WeakMap<Session, Set<string>>()

/**
 * Whether a signature can stand in for the approval: the chain proves that
 * token and account can, and the wallet does not do better by itself.
 */
export async function canPermit(
  kit: Kit,
  { address, from, units, spender }: Pick<SwapTerms, 'address' | 'from' | 'units' | 'spender'>,
): Promise<boolean> {
  const link = kit.connection()
  const { connection, driver, network, session } = link
  if (!network || !driver.permits || !from.address || !spender) return false
  if (from.permits === false || failed.get(session)?.has(from.address)) return false
  if (connection.accounts.find(({ key }) => key === connection.account)?.type === 'smartAccount') return false
  // Batched, approval and swap are one prompt; a permission and a swap are two.
  if (await canBatch(link)) return false
  const permits = await driver.permits()
  const asked = permits.canSign({ network, address, token: from.address, spender, amount: units })
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, permitTimeoutMs, false))
  return await Promise.race([asked.catch(() => false), late])
}

/** It did not work with this wallet: the token is approved from now on. */
export function giveUpPermit(kit: Kit, { from }: Pick<SwapTerms, 'from'>): void {
  const { session } = kit.connection()
  failed.set(session, (failed.get(session) ?? new Set()).add(from.address ?? ''))
}
