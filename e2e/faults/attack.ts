import { startRedis } from '../../apps/server/src/cache/testingRedis.ts'
import { startNameServer } from '../../apps/server/src/fetch/testing/startNameServer.ts'
import type { Break, Fault } from '../../scripts/faults.ts'
import { dns, startDrawings, svg } from '../attack/pictures.ts'
import { redisFill, relayFetch, relayFill } from '../attack/relay.ts'
import { freeze, overload, unread, upgrades } from '../attack/requests.ts'
import { underAttack } from '../attack/underAttack.ts'

const smallRedis = { args: ['--maxmemory', '24mb', '--maxmemory-policy', 'noeviction'] }

const attacks: Record<string, () => Promise<Fault>> = {
  freeze: () => underAttack('freeze', {}, freeze),
  relayFetch: () => underAttack('relayFetch', {}, relayFetch),
  relayFill: () => underAttack('relayFill', {}, relayFill),
  async redisFill() {
    const redis = await startRedis(smallRedis)
    const env = { REDIS_URL: redis.url }
    return await underAttack('redisFill', { env, nodeKilobytes: 50 }, redisFill).finally(redis.stop)
  },
  async dns() {
    const silent = await startNameServer('silent')
    const env = { IMAGE_NAME_SERVERS: silent.address }
    return await underAttack('dns', { env }, dns).finally(silent.close)
  },
  upgrades: () => underAttack('upgrades', {}, upgrades),
  unread: () => underAttack('unread', { nodeKilobytes: 4_000 }, unread),
  async svg() {
    const drawings = await startDrawings()
    const env = { IMAGE_HOSTS: drawings.host }
    return await underAttack('svg', { env }, (victim) => svg(victim, drawings.host)).finally(drawings.close)
  },
  overload: () => underAttack('overload', {}, overload),
}

/**
 * Attacks on a server with ordinary means, while visitors from other addresses use it.
 *
 * `pnpm faults attack freeze dns` runs only those; `FAULTS=quick` runs all for a shorter time.
 */
const run: Break = async (report, wanted) => {
  const names = wanted.length ? wanted : Object.keys(attacks)
  for (const name of names) {
    const attack = attacks[name]
    if (!attack) throw new Error(`No attack ${name}. There are: ${Object.keys(attacks).join(', ')}`)
    report(await attack())
  }
}

export default run
