import type { RedisLink, RedisNode } from './redisLink.ts'

const perScan = 500

/**
 * Removes the pending messages of topics of a Redis without a subscriber, until `isEnough`:
 * of every part of the topics, the half that would stay longest. Resolves to the number of
 * topics.
 */
export async function evictIdle(
  link: Pick<RedisLink, 'ask'>,
  node: RedisNode,
  base: string,
  isEnough: () => Promise<boolean>,
): Promise<number> {
  let cursor = '0'
  let count = 0
  do {
    const [next, keys] = toScan(await node.ask(['SCAN', cursor, 'MATCH', `${base}*}`, 'COUNT', perScan]))
    cursor = next
    const idle = await withoutSubscriber(node, keys)
    const lives = await Promise.all(idle.map((key) => link.ask(key, ['PTTL', key])))
    const longest = idle
      .map((key, index) => ({ key, life: Number(lives[index]) }))
      .sort((a, b) => b.life - a.life)
      .slice(0, Math.ceil(idle.length / 2))
      .map(({ key }) => key)
    if (longest.length === 0) continue
    // With the ids of received messages, so that their publishers can send them again. Keys of
    // one command must be in one slot.
    await Promise.all(longest.map((key) => link.ask(key, ['UNLINK', key, `${key}:s`])))
    count += longest.length
    if (await isEnough()) return count
  } while (cursor !== '0')
  return count
}

async function withoutSubscriber(node: RedisNode, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const reply = await node.ask(['PUBSUB', 'SHARDNUMSUB', ...keys])
  const counts = new Map<string, number>()
  if (Array.isArray(reply))
    for (let at = 0; at + 1 < reply.length; at += 2) counts.set(String(reply[at]), Number(reply[at + 1]))
  return keys.filter((key) => counts.get(key) === 0)
}

function toScan(reply: unknown): [cursor: string, keys: string[]] {
  if (!Array.isArray(reply) || !Array.isArray(reply[1])) return ['0', []]
  return [String(reply[0]), reply[1].map(String)]
}
