import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { ChainId } from '@latchkey/protocol/caip'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { type AccessKeys, createAccessKeys } from './accessKeys/createAccessKeys.ts'
import { type Admit, createAdmit } from './admission.ts'
import type { Cache } from './cache/cache.ts'
import { createMemoryCache } from './cache/memoryCache.ts'
import { openSharedRedis } from './cache/openSharedRedis.ts'
import { createRedisCache } from './cache/redisCache.ts'
import { watchRedisMemory } from './cache/redisMemory.ts'
import type { Chains } from './chains/chains.ts'
import { readTokenList, type TokenList } from './chains/evm/tokenList.ts'
import { withPictures } from './chains/evm/withPictures.ts'
import { openChains } from './chains/openChains.ts'
import type { Clock } from './clock.ts'
import type { Config, KmsConfig } from './config.ts'
import { openDatabase } from './db/openDatabase.ts'
import type { Database } from './db/schema.ts'
import { watchDatabase } from './db/watchDatabase.ts'
import { createUriReader, type ReadUri } from './fetch/createUriReader.ts'
import { createSafeFetch, type SafeFetch } from './fetch/safeFetch.ts'
import { createGateway } from './gateway/createGateway.ts'
import type { Gateway, Upstream } from './gateway/gateway.ts'
import type { Kms } from './kms/kms.ts'
import { openKms } from './kms/openKms.ts'
import type { Limiter } from './limits/limiter.ts'
import { createMemoryLimiter } from './limits/memoryLimiter.ts'
import { createRedisLimiter } from './limits/redisLimiter.ts'
import { createMembers, type Members } from './members/createMembers.ts'
import { countGateway, createMetrics, type Metrics } from './metrics.ts'
import { type BytesInFlight, createBytesInFlight } from './overload/bytesInFlight.ts'
import { calm, type Load, watchLoad } from './overload/load.ts'
import { packageFolder } from './programFiles.ts'
import { createProjects, type Projects } from './projects/projects.ts'
import { loadRegistry, type Registry } from './registry/registry.ts'
import { createHashKey, type HashKey } from './secrets/createHashKey.ts'
import { createLiveSettings, type LiveSettings } from './secrets/liveSettings.ts'
import { createOutboundRule } from './secrets/outboundRule.ts'
import { createStoredSecrets, type StoredSecrets } from './secrets/storedSecrets.ts'
import { createSiwxTokens, type SiwxTokens } from './siwxTokens/createSiwxTokens.ts'
import { createStartup, type Startup } from './startup.ts'
import { openVendors, type Vendors } from './vendors/vendors.ts'

/** Dependencies shared by features. A feature receives those it names. */
export type Shared = {
  readonly config: Config
  readonly clock: Clock
  readonly log: Logger
  readonly metrics: Metrics
  readonly db: Kysely<Database>
  readonly cache: Cache
  readonly admit: Admit
  readonly limiter: Limiter
  readonly projects: Projects
  readonly accessKeys: AccessKeys
  /** Undefined if the console is off. */
  readonly members: Members | undefined
  /** Access tokens of the sign-in with wallets. */
  readonly siwxTokens: SiwxTokens
  /** Hashes accounts. */
  readonly hashKey: HashKey
  readonly load: Load
  /** Bodies and answers of callers that this process holds. */
  readonly inFlight: BytesInFlight
  readonly gateway: Gateway
  /** Called for every RPC call of a project. */
  readonly callListeners: Set<NonNullable<createGateway.Options['onUsage']>>
  readonly chains: Chains
  readonly tokens: TokenList
  readonly vendors: Vendors
  /** What operators set in the console. */
  readonly stored: StoredSecrets
  readonly live: LiveSettings
  /** Wallets and images that ship with the server. */
  readonly registry: Registry
  /** Fetches URLs from untrusted sources: images, metadata. */
  readonly fetch: SafeFetch
  readonly readUri: ReadUri
  /** Opens the KMS of signing in, once; undefined if none is set. */
  readonly authKms: OpenKms | undefined
  /** The same for the halves of embedded wallets, and for their escrow. */
  readonly vaultKms: OpenKms | undefined
  readonly escrowKms: OpenKms | undefined
  /** Aborted when the process begins to shut down. */
  readonly draining: AbortController
  readonly startup: Startup
  /** Connections of the main pool. */
  readonly poolState: () => { max: number; used: number; idle: number; waiting: number }
  readonly redisState: () => 'ok' | 'full' | 'away' | 'none'
  /** Closes everything; called last. */
  close(): Promise<void>
}

export type OpenKms = () => Promise<Kms>

/** Opens the services in the configuration without waiting for them: connections are made in the background. */
export function openShared(config: Config, log: Logger, clock: Clock = Date.now): Shared {
  const metrics = createMetrics()
  let mainPool: Pool | undefined
  const watch = (pool: Pool) => {
    mainPool = pool
    watchDatabase(metrics, 'main', pool)
  }
  const db = openDatabase(config.databaseUrl, log, { max: config.databasePool, watch })
  const redis = config.redisUrl === undefined ? undefined : openSharedRedis(config.redisUrl, log)
  const memory = redis && watchRedisMemory(redis)
  const cache =
    redis && memory
      ? createRedisCache({ redis, memory, prefix: 'lk:c:', clock })
      : createMemoryCache({ clock })
  const limiter = redis
    ? createRedisLimiter({ redis, prefix: 'lk:l:', clock })
    : createMemoryLimiter({ clock })
  if (redis && memory)
    metrics.collectors.add(() => {
      metrics.redisUp.set({ redis: 'cache' }, redis.client().status === 'ready' ? 1 : 0)
      metrics.redisUsedShare.set({ redis: 'cache' }, memory.usedShare())
    })
  const projects = createProjects({ db, clock, console: config.console })
  const siwxTokens = createSiwxTokens({
    db,
    secrets: config.secrets,
    issuer: config.siwx.issuer,
    clock,
  })
  const load = config.limited ? watchLoad() : calm
  const callListeners: Shared['callListeners'] = new Set()
  const stored = createStoredSecrets({ db, secrets: config.secrets, clock })
  const live = createLiveSettings({ config, stored, log })
  const rule = createOutboundRule(config.consoleHosts)
  const gateway = createGateway({
    chains: config.chains,
    clock,
    cache,
    log,
    metrics: countGateway(metrics),
    onUsage(...call) {
      for (const listener of callListeners) listener(...call)
    },
  })
  const registry = loadRegistry(join(packageFolder, 'registry'))
  const tokens = withPictures(readTokenList(config.tokenList), registry.tokens)
  const vendors = openVendors(config.vendors, { chains: config.chains, clock })
  live.onChange(({ vendors: settings, nodes, storedUrls }) => {
    const refused = vendors.reopen(settings)
    if (refused.length > 0) log.warn({ vendors: refused }, 'keys that were set in the console cannot be used')
    for (const [id, upstreams] of Object.entries(nodes) as [ChainId, readonly Upstream[]][])
      gateway.setNodes(
        id,
        upstreams.map((one) =>
          storedUrls.has(one.url) ? { ...one, lookup: rule.lookupFor(new URL(one.url)) } : one,
        ),
      )
  })
  const openedKms: Promise<Kms>[] = []
  const openOnce = (settings: KmsConfig | undefined): OpenKms | undefined => {
    let opened: Promise<Kms> | undefined
    const open = ({ url, ...options }: KmsConfig) => {
      opened = openKms(url, options)
      openedKms.push(opened)
      return opened
    }
    return settings && (() => opened ?? open(settings))
  }
  const chains = openChains({ config, gateway, cache, clock, tokens })
  const fetch = createSafeFetch({ hosts: config.imageHosts, nameServers: config.imageNameServers })
  return {
    config,
    clock,
    log: log.child({ process: randomUUID().slice(0, 8) }),
    metrics,
    db,
    cache,
    limiter,
    admit: createAdmit({ config, limiter, load, projects }),
    projects,
    accessKeys: createAccessKeys({ db, clock }),
    members:
      config.console && createMembers({ db, chains, clock, config: config.console, tokens: siwxTokens }),
    siwxTokens,
    hashKey: createHashKey({ db, secrets: config.secrets, log }),
    load,
    inFlight: createBytesInFlight(),
    gateway,
    callListeners,
    chains,
    tokens,
    vendors,
    stored,
    live,
    registry,
    fetch,
    readUri: createUriReader(fetch, config.ipfsGateway),
    authKms: openOnce(config.authKms),
    vaultKms: openOnce(config.vault?.kms),
    escrowKms: openOnce(config.escrow?.kms),
    draining: new AbortController(),
    startup: createStartup(config, clock),
    poolState() {
      const { idleCount: idle = 0, totalCount = 0, waitingCount: waiting = 0 } = mainPool ?? {}
      return { max: config.databasePool, used: totalCount - idle, idle, waiting }
    },
    redisState() {
      if (!redis) return 'none'
      return redis.client().status !== 'ready' ? 'away' : memory?.isFull() ? 'full' : 'ok'
    },
    async close() {
      live.close()
      await gateway.close()
      await Promise.allSettled([vendors, fetch, limiter, cache].map((part) => part.close()))
      await Promise.allSettled(openedKms.map(async (kms) => (await kms).close()))
      await db.destroy()
      memory?.close()
      redis?.close()
      load.close()
    },
  }
}
