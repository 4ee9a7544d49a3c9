import { openRedis } from '../cache/openRedis.ts'
import { createRedisLimiter } from './redisLimiter.ts'

// Run by redisLimiter.test.ts as one of several processes: takes as much as it gets for
// a while and prints the total.
const [url = '', prefix = '', key = '', limitText = '{}', duration = '0', skew = '0'] = process.argv.slice(2)
const limit = JSON.parse(limitText) as { rate: number; period: number; burst: number }
const redis = openRedis(url, { info: () => undefined, warn: () => undefined })
while (redis.status !== 'ready') await new Promise((resolve) => setTimeout(resolve, 5))
const clock = () => Date.now() + Number(skew)
// The processes share two cores: a wide budget, so that none of them falls back to its own limiter.
const limiter = createRedisLimiter({ redis: { client: () => redis }, prefix, clock, budgetMs: 5_000 })

process.stdout.write('ready\n')
await new Promise((resolve) => process.stdin.once('data', resolve))
const until = performance.now() + Number(duration)
let admitted = 0
let asked = 0
while (performance.now() < until) {
  const verdict = await limiter.take(key, limit)
  asked += 1
  if (verdict.admitted) admitted += 1
  // Lets replies in, and leaves the cores to the others.
  else await new Promise((resolve) => setTimeout(resolve, 2))
}
process.stdout.write(`${JSON.stringify({ admitted, asked })}\n`)
redis.disconnect()
process.exit(0)
