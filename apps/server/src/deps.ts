import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Cache } from './cache/cache.ts'
import type { Chains } from './chains/chains.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './db/schema.ts'
import type { Allowances } from './features/allowances/createAllowances.ts'
import type { Analytics } from './features/analytics/createAnalytics.ts'
import type { Usage } from './features/analytics/usage.ts'
import type { Balance } from './features/balance/createBalance.ts'
import type { History } from './features/history/createHistory.ts'
import type { Identity } from './features/identity/createIdentity.ts'
import type { Names } from './features/names/createNames.ts'
import type { Nfts } from './features/nfts/createNfts.ts'
import type { Onramp } from './features/onramp/createOnramp.ts'
import type { Pictures } from './features/pictures/createPictures.ts'
import type { Prices } from './features/prices/createPrices.ts'
import type { Projects } from './features/projects/projects.ts'
import type { Sessions } from './features/sessions/createSessions.ts'
import type { Siwx } from './features/siwx/createSiwx.ts'
import type { Swap } from './features/swap/createSwap.ts'
import type { Registry } from './features/wallets/registry.ts'
import type { Gateway } from './gateway/gateway.ts'
import type { Limiter } from './limits/limiter.ts'
import type { Metrics } from './metrics.ts'

/** What features stand on. Passed in, so that a test brings its own. */
export type Deps = {
  readonly config: Config
  readonly clock: Clock
  readonly log: Logger
  readonly metrics: Metrics
  readonly db: Kysely<Database>
  readonly cache: Cache
  readonly limiter: Limiter
  readonly gateway: Gateway
  readonly projects: Projects
  readonly registry: Registry
  readonly chains: Chains
  readonly identity: Identity
  readonly balance: Balance
  readonly history: History
  readonly prices: Prices
  readonly allowances: Allowances
  readonly nfts: Nfts
  readonly pictures: Pictures
  readonly swap: Swap
  readonly onramp: Onramp
  readonly names: Names
  readonly sessions: Sessions
  readonly siwx: Siwx
  readonly analytics: Analytics
  readonly usage: Usage
  /** Aborted once the process is to end. */
  readonly draining: AbortController
  /** Lets go of everything, last. */
  close(): Promise<void>
  readonly redisState: () => 'ok' | 'away' | 'none'
}
