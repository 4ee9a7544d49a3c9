import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { watchClient } from './watchClient.ts'

/**
 * Connects to Redis in the background and reconnects for as long as the process runs.
 * Commands fail immediately while disconnected, instead of queueing.
 */
export function openRedis(url: string, log: Pick<Logger, 'info' | 'warn'>): Redis {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    // Callers time out much earlier (see redisBreaker); this cleans up abandoned commands.
    commandTimeout: 1_000,
    // Treat a silent connection as dead before the operating system does.
    socketTimeout: 2_000,
    keepAlive: 10_000,
    retryStrategy: (attempt) => Math.min(50 * 2 ** Math.min(attempt, 6), 2_000),
  })
  watchClient(redis, log)
  redis.connect().catch(() => undefined)
  return redis
}
