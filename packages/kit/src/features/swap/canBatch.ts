import type { LiveConnection } from '../../core/kit.ts'

/** A wallet that does not say soon what it can do is treated as one that cannot. Milliseconds. */
const patience = 2_000

/** Whether the wallet runs several transactions as one, all or none, where it is now. */
export async function canBatch({ connection, driver, network, session }: LiveConnection): Promise<boolean> {
  if (!driver.capabilities || !driver.sendCalls || !driver.waitForCalls || !network) return false
  const asked = driver.capabilities({ session, address: connection.address }).catch(() => ({}))
  const late = new Promise<object>((resolve) => setTimeout(resolve, patience, {}))
  const all = (await Promise.race([asked, late])) as Awaited<typeof asked>
  const { status } = ((all as Record<string, Record<string, unknown>>)[network.id]?.atomic ?? {}) as {
    status?: unknown
  }
  // Ready means that it asks the visitor to upgrade the account along the way.
  return status === 'supported' || status === 'ready'
}
