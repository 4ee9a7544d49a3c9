import { once } from 'node:events'
import { openRedis } from '../../../apps/server/src/cache/openRedis.ts'
import { silent } from '../../server/silent.ts'

/** Reads the statistics of a Redis server. */
export async function askRedis(url: string): Promise<{ memory: number; cpu: number }> {
  const redis = openRedis(url, silent)
  if (redis.status !== 'ready') await once(redis, 'ready')
  const text = await redis.info()
  redis.disconnect()
  const read = (name: string) => Number(new RegExp(`^${name}:([\\d.]+)`, 'm').exec(text)?.[1])
  return {
    /** Bytes. */
    memory: read('used_memory'),
    /** Microseconds of CPU time so far. */
    cpu: (read('used_cpu_user') + read('used_cpu_sys')) * 1_000_000,
  }
}
