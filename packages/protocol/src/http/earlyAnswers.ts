import type { analyticsConfig as AnalyticsConfig } from './analytics.ts'
import type { projectConfig as ProjectConfig } from './config.ts'
import * as checks from './earlyChecks.gen.ts'
import type { projectOrigins as ProjectOrigins } from './origins.ts'
import type { walletPage as WalletPage } from './wallets.ts'

// The answers that a page reads as soon as the modal opens, checked without zod. Unlike zod's
// result, what they let through may have more fields than the contract.

export const analyticsConfig = early<typeof AnalyticsConfig>(checks.analyticsConfig)
export const projectConfig = early<typeof ProjectConfig>(checks.projectConfig)
export const projectOrigins = early<typeof ProjectOrigins>(checks.projectOrigins)
export const walletPage = early<typeof WalletPage>(checks.walletPage)

type Checked<Value> = { success: true; data: Value } | { success: false }

/* @__NO_SIDE_EFFECTS__ */
function early<Schema extends { _zod: { output: unknown } }>(check: (data: unknown) => boolean) {
  return {
    safeParse: (data: unknown): Checked<Schema['_zod']['output']> =>
      check(data) ? { success: true, data } : { success: false },
  }
}
