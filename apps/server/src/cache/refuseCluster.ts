import { Redis } from 'ioredis'

/**
 * Throws where the address is of a Redis Cluster: one connection reaches only a
 * part of its keys there. A Redis that is away is not waited for.
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

/** Thrown where a Redis is part of a cluster. */
export class ClusterError extends Error {
  override readonly name = 'ClusterError'
  constructor() {
    super('REDIS_URL is the address of a Redis Cluster: use one Redis, which may have replicas')
  }
}
