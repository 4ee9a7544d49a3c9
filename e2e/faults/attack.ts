import { startRedis } from '../../apps/server/src/cache/testingRedis.ts'
import { startNameServer } from '../../apps/server/src/fetch/testing/startNameServer.ts'
import type { Break, Fault } from '../../scripts/faults.ts'
import { look, parse, siwx } from '../attack/inputs.ts'
import { liesInBrowser } from '../attack/liesInBrowser.ts'
import { dns, startDrawings, svg } from '../attack/pictures.ts'
import { redisFill, relayFetch, relayFill } from '../attack/relay.ts'
import { freeze, overload, unread, upgrades } from '../attack/requests.ts'
import { underAttack } from '../attack/underAttack.ts'
import { quick } from '../server/settings.ts'

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
  parse,
  siwx: () => underAttack('siwx', {}, siwx),
  look,
  swap: () => liesInBrowser('swap', 'about (swap|approvals|spenders|quotes|allowances|prices|token lists)'),
  name: () => liesInBrowser('name', 'about (names|identities|name registration|history)'),
  send: () => liesInBrowser('send', 'about (balances|the gateway|payments|a send|gas prices)'),
}

/** What is left out of a quick run of all: CI runs these journeys anyway. */
const journeys = ['swap', 'name', 'send']

/**
 * Attacks on a server with ordinary means, while visitors from other addresses use it, and
 * servers that lie to the kit.
 *
 * `pnpm faults attack freeze dns` runs only those; `FAULTS=quick` runs all for a shorter time.
 */
const run: Break = async (report, wanted) => {
  const all = Object.keys(attacks).filter((name) => !quick || !journeys.includes(name))
  const names = wanted.length ? wanted : all
  for (const name of names) {
    const attack = attacks[name]
    if (!attack) throw new Error(`No attack ${name}. There are: ${Object.keys(attacks).join(', ')}`)
    report(await attack())
  }
}

export default run
