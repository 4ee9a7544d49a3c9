import { Redis } from 'ioredis'
import type { Logger } from 'pino'

/**
 * Connects to Redis without waiting for it, and goes on trying for as long as
 * the process lives. What is asked meanwhile fails at once: nothing queues up
 * behind a Redis that is away.
 */
export function openRedis(url: string, log: Pick<Logger, 'info' | 'warn'>): Redis {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    // Callers wait far less (see redisBreaker); this one ends what nobody waits for any more.
    commandTimeout: 1_000,
    // Without an answer for so long the connection is dead, whatever the kernel thinks.
    socketTimeout: 2_000,
    keepAlive: 10_000,
    retryStrategy: (attempt) => Math.min(50 * 2 ** Math.min(attempt, 6), 2_000),
  })
  let reachable = true
  // Without a listener an 'error' ends the process. Said once an outage, not once an attempt.
  redis.on('error', (error: Error) => {
    if (reachable) log.warn({ err: error }, 'redis is away')
    reachable = false
  })
  redis.on('ready', () => {
    if (!reachable) log.info('redis is back')
    reachable = true
  })
  redis.connect().catch(() => undefined)
  return redis
}
