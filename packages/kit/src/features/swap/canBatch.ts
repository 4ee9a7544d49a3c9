import { isKitError } from '@latchkey/protocol/errors'
import type { LiveConnection } from '../../core/kit.ts'

/** A wallet that does not report its capabilities by then is treated as one without them. */
const capabilitiesTimeoutMs = 2_000

/** Whether the wallet runs several transactions as one, all or none, where it is now. */
export async function canBatch({ connection, driver, network, session }: LiveConnection): Promise<boolean> {
  const reports = driver.batches && (await driver.walletReports?.())
  if (!reports || !network) return false
  const { networks } = driver
  const asked = reports.capabilities({ session, address: connection.address, networks }).catch(() => ({}))
  const late = new Promise<object>((resolve) => setTimeout(resolve, capabilitiesTimeoutMs, {}))
  const all = (await Promise.race([asked, late])) as Awaited<typeof asked>
  const { status } = ((all as Record<string, Record<string, unknown>>)[network.id]?.atomic ?? {}) as {
    status?: unknown
  }
  // Ready means that it asks the visitor to upgrade the account along the way.
  return status === 'supported' || status === 'ready'
}

const refusals: readonly string[] = [
  'send/batch_unsupported',
  'rpc/method_not_found',
  'rpc/method_unsupported',
  'wallet/unsupported_method',
  'wallet/capability_unsupported',
  'wallet/chain_unsupported',
  'wallet/bundle_too_large',
  'wallet/upgrade_rejected',
  'wallet/atomicity_unsupported',
]

/** Whether the wallet says that it cannot run these calls as one, so that nothing was sent. */
export function refusesBatch(error: unknown): boolean {
  return isKitError(error) && refusals.includes(error.code)
}
