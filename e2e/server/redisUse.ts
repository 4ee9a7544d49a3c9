import { once } from 'node:events'
import { openRedis } from '../../apps/server/src/cache/openRedis.ts'
import { silent } from './silent.ts'

/** What a Redis has done so far. */
export type RedisUse = {
  /** Calls of scripts, which are how limits are checked. */
  readonly scripts: number
  /** Microseconds of processor time. */
  readonly cpu: number
}

export async function redisUse(url: string): Promise<RedisUse> {
  const redis = openRedis(url, silent)
  if (redis.status !== 'ready') await once(redis, 'ready')
  const text = await redis.info('all')
  redis.disconnect()
  const read = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0)
  return {
    scripts: read(/^cmdstat_evalsha:calls=(\d+)/m),
    cpu: (read(/^used_cpu_user:([\d.]+)/m) + read(/^used_cpu_sys:([\d.]+)/m)) * 1_000_000,
  }
}
