import { Cluster, type Redis } from 'ioredis'
import type { Logger } from 'pino'
import { openRedis } from './openRedis.ts'
import { readRedisAddress } from './redisAddress.ts'
import { watchClient } from './watchClient.ts'

/** What caches and limits use of Redis: commands with one key. */
export type RedisClient = Pick<Redis, 'get' | 'set' | 'unlink' | 'eval' | 'evalsha'> & {
  readonly status: string
}

/** A single Redis or a cluster. Which of them it is, Redis says when it is reached. */
export type SharedRedis = {
  client(): RedisClient
  /** `INFO memory` of every Redis that holds keys. */
  memory(): Promise<string[]>
  close(): void
}

/** Connects in the background, like {@link openRedis}. */
export function openSharedRedis(url: string, log: Pick<Logger, 'info' | 'warn'>): SharedRedis {
  let isClosed = false
  let cluster: Cluster | undefined
  const single = readRedisAddress(url).seeds.length > 1 ? undefined : openRedis(url, log)
  if (!single) cluster = openCluster(url, log)
  single?.on('ready', async () => {
    const text = await single.info('cluster').catch(() => '')
    if (isClosed || cluster || !/^cluster_enabled:1/m.test(text)) return
    cluster = openCluster(url, log)
    single.disconnect()
  })
  const client = (): RedisClient => cluster ?? (single as Redis)
  return {
    client,
    memory: () =>
      Promise.all((cluster?.nodes('master') ?? [single as Redis]).map((node) => node.info('memory'))),
    close() {
      isClosed = true
      cluster?.disconnect()
      single?.disconnect()
    },
  }
}

/** Like {@link openRedis}, for a cluster. */
export function openCluster(
  url: string,
  log: Pick<Logger, 'info' | 'warn'>,
  options: Cluster['options'] = {},
): Cluster {
  const { seeds, secure, username, password } = readRedisAddress(url)
  const cluster = new Cluster([...seeds], {
    lazyConnect: true,
    enableOfflineQueue: false,
    clusterRetryStrategy: (attempt) => Math.min(50 * 2 ** Math.min(attempt, 6), 2_000),
    slotsRefreshInterval: 2_000,
    // Certificates name hosts, not addresses.
    dnsLookup: (host, found) => found(null, host),
    redisOptions: {
      ...(username && { username }),
      ...(password && { password }),
      ...(secure && { tls: {} }),
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      connectTimeout: 2_000,
      commandTimeout: 1_000,
      socketTimeout: 2_000,
      keepAlive: 10_000,
    },
    ...options,
  })
  watchClient(cluster, log)
  cluster.connect().catch(() => undefined)
  return cluster
}
