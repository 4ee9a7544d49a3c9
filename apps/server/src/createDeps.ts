import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { createMemoryCache } from './cache/memoryCache.ts'
import { openRedis } from './cache/openRedis.ts'
import { createRedisCache } from './cache/redisCache.ts'
import { readTokenList } from './chains/evm/tokenList.ts'
import { withPictures } from './chains/evm/withPictures.ts'
import { openChains } from './chains/openChains.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/openDatabase.ts'
import type { Deps } from './deps.ts'
import { createAllowances } from './features/allowances/createAllowances.ts'
import { openAnalytics } from './features/analytics/openAnalytics.ts'
import { createUsage } from './features/analytics/usage.ts'
import { openBalance } from './features/balance/openBalance.ts'
import { openHistory } from './features/history/openHistory.ts'
import { createIdentity } from './features/identity/createIdentity.ts'
import { createNames } from './features/names/createNames.ts'
import { createDescriptions } from './features/nfts/createDescriptions.ts'
import { createNfts } from './features/nfts/createNfts.ts'
import { createOnramp } from './features/onramp/createOnramp.ts'
import { onrampProviders } from './features/onramp/onrampProviders.ts'
import { createPictures } from './features/pictures/createPictures.ts'
import { createUriReader } from './features/pictures/createUriReader.ts'
import { createSafeFetch } from './features/pictures/safeFetch.ts'
import { openPrices } from './features/prices/openPrices.ts'
import { createProjects } from './features/projects/projects.ts'
import { createSessions } from './features/sessions/createSessions.ts'
import { createSiwx } from './features/siwx/createSiwx.ts'
import { openSwap } from './features/swap/openSwap.ts'
import { loadRegistry } from './features/wallets/registry.ts'
import { createGateway } from './gateway/createGateway.ts'
import { createMemoryLimiter } from './limits/memoryLimiter.ts'
import { createRedisLimiter } from './limits/redisLimiter.ts'
import { countGateway, createMetrics } from './metrics.ts'
import { countSources } from './vendors/countSources.ts'

/** Opens what the configuration names. Nothing is waited for: what is away comes when it comes. */
export async function createDeps(config: Config, log: Logger, clock: Clock = Date.now): Promise<Deps> {
  const db = openDatabase(config.databaseUrl, log)
  const redis = config.redisUrl === undefined ? undefined : openRedis(config.redisUrl, log)
  const cache = redis ? createRedisCache({ redis, prefix: 'lk:c:', clock }) : createMemoryCache({ clock })
  const limiter = redis
    ? createRedisLimiter({ redis, prefix: 'lk:l:', clock })
    : createMemoryLimiter({ clock })
  const metrics = createMetrics()
  const usage = createUsage({ db, clock, log })
  const gateway = createGateway({
    chains: config.chains,
    clock,
    cache,
    log,
    metrics: countGateway(metrics),
    onUsage: (projectId, chain, methodClass, status) =>
      usage.count({ projectId, kind: 'rpc', key: `${chain} ${methodClass}`, status: String(status) }),
  })
  const registry = loadRegistry(join(import.meta.dirname, '../registry'))
  const tokens = withPictures(readTokenList(config.tokenList), registry.tokens)
  const chains = openChains({ config, gateway, cache, clock, tokens })
  const shared = { config, chains, cache, clock, log, metrics }
  const verify = chains.verifyMessage
  const names = createNames({ db, config: config.names, clock, verify })
  const providers = onrampProviders(config.vendors, clock)
  const { secret } = config
  const onramp = createOnramp({ providers: countSources('onramp', metrics, providers), cache, secret })
  const prices = openPrices(shared)
  const balance = openBalance({ ...shared, prices })
  const history = openHistory({ ...shared, onramp })
  const fetch = createSafeFetch({ hosts: config.imageHosts })
  const readUri = createUriReader({ fetch, ipfsGateway: config.ipfsGateway })
  const describe = createDescriptions({ chains, cache, readUri })
  const swap = openSwap({ ...shared, gateway, tokens })
  const analytics = await openAnalytics({ config, db, clock, log, metrics })
  const draining = new AbortController()
  return {
    config,
    clock,
    log: log.child({ process: randomUUID().slice(0, 8) }),
    metrics,
    db,
    cache,
    limiter,
    gateway,
    projects: createProjects({ db, clock }),
    chains,
    identity: createIdentity({ ...shared, names }),
    balance,
    history,
    prices,
    allowances: createAllowances({ chains }),
    nfts: createNfts({ chains, describe }),
    pictures: createPictures({
      fetch,
      readUri,
      imageOf: async (collectible, signal) => (await describe(collectible, signal)).image,
      secret,
    }),
    swap,
    onramp,
    names,
    sessions: createSessions({ db, clock, verify }),
    siwx: createSiwx({ db, chains, config: config.siwx, secret, clock }),
    analytics,
    usage,
    registry,
    draining,
    redisState: () => (redis ? (redis.status === 'ready' ? 'ok' : 'away') : 'none'),
    async close() {
      await gateway.close()
      // Ordered: what was accepted is stored while there is a database to store it in.
      await analytics.close()
      await usage.stop()
      await Promise.allSettled(
        [prices, balance, history, swap, fetch, ...providers].map((part) => part.close()),
      )
      await Promise.allSettled([limiter.close(), cache.close(), db.destroy()])
      redis?.disconnect()
    },
  }
}
