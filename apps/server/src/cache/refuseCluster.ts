import { Redis } from 'ioredis'

/**
 * Throws if the URL is of a Redis Cluster, where one connection reaches only part of
 * the keys. Does not wait for a Redis that is unreachable.
 */
export async function refuseCluster(url: string): Promise<void> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 2_000,
    commandTimeout: 2_000,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  })
  redis.on('error', () => undefined)
  const text = await redis
    .connect()
    .then(() => redis.info('cluster'))
    .catch(() => '')
    .finally(() => redis.disconnect())
  if (/^cluster_enabled:1/m.test(text)) throw new ClusterError()
}

/** Thrown if Redis runs in cluster mode. */
export class ClusterError extends Error {
  override readonly name = 'ClusterError'
  constructor() {
    super('REDIS_URL is a Redis Cluster, which is not supported: use a single Redis, with replicas if needed')
  }
}
