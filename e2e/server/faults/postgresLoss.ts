import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../../apps/server/src/db/openDatabase.ts'
import { raceRegistrations } from '../../../apps/server/src/features/names/testing/raceRegistrations.ts'
import type { Fault } from '../../../scripts/faults.ts'
import { ask, createAgent } from '../ask.ts'
import { fireAtRate } from '../fireAtRate.ts'
import { readsAndEvents } from '../journey.ts'
import { missingEvents } from '../missingEvents.ts'
import { quick, scale } from '../settings.ts'
import { silent } from '../silent.ts'
import { createProject } from '../startServer.ts'
import { withWorld, zone } from '../withWorld.ts'
import { faultOf } from './faultOf.ts'

/** PostgreSQL is killed while many requests race for the same names, and others read and report events. */
export async function postgresLoss(report: (fault: Fault) => void): Promise<void> {
  await withWorld({ ownPostgres: true }, async ({ startServer, startBalancer, postgres, databaseUrl }) => {
    if (!postgres) return
    const servers = [await startServer(), await startServer()]
    const balancer = await startBalancer(servers)
    const projectId = await createProject(balancer.url)
    const agent = createAgent()
    const { next, onReply, accepted } = readsAndEvents(projectId)
    // Each process must have cached the project: without a database it cannot be looked up.
    for (const { url } of servers)
      await ask(url, { method: 'GET', path: `/v1/config?projectId=${projectId}` })

    const names = scale(60, 20)
    const racers = scale(40, 15)
    let answered = 0
    let awayMs = 0
    const load = fireAtRate({
      base: balancer.url,
      rate: 100,
      durationMs: scale(15_000, 4_000),
      next,
      onReply,
    })
    const race = await raceRegistrations({
      zone,
      names,
      racers,
      async register(signed) {
        const body = JSON.stringify(signed)
        const path = `/v1/profile/account?projectId=${projectId}`
        const { status } = await ask(balancer.url, { method: 'POST', path, body }, { agent })
        answered += 1
        return status
      },
      async meanwhile() {
        for (const share of quick ? [0.2] : [0.1, 0.5]) {
          while (answered < names * racers * share) await sleep(5)
          const killed = performance.now()
          await postgres.kill()
          await sleep(1_000)
          await postgres.start()
          awayMs += performance.now() - killed
        }
      },
    })
    const done = await load
    agent.destroy()

    const owners = await readOwners(databaseUrl)
    const confirmed = [...race.winners].flatMap(([name, winners]) =>
      winners.map((winner) => ({ name, winner })),
    )
    const lost = confirmed.filter(({ name, winner }) => owners.get(name) !== winner.toLowerCase()).length
    const won = confirmed.length
    const statuses = Object.entries(race.statuses).map(([status, count]) => `${count} × ${status}`)
    report({
      fault: `PostgreSQL kill -9 in a race for ${names} names`,
      requests: race.attempts + race.repeated,
      failures: 0,
      lost,
      ok: won === names && owners.size === names && lost === 0,
      note: `${won} winners confirmed, ${owners.size} names owned; away ${(awayMs / 1_000).toFixed(1)} s; ${race.repeated} asked again; ${statuses.join(', ')}`,
    })
    const missing = await missingEvents(databaseUrl, accepted)
    report(
      faultOf('PostgreSQL kill -9: reads and events meanwhile', done, {
        lost: missing.length,
        note: `${accepted.size} events accepted, ${accepted.size - missing.length} stored`,
      }),
    )
  })
}

/** The owners of the names, read from the database. */
async function readOwners(databaseUrl: string): Promise<Map<string, string>> {
  const db = openDatabase(databaseUrl, silent, { max: 1 })
  const rows = await db
    .selectFrom('names')
    .innerJoin('name_addresses', 'name_addresses.name_id', 'names.id')
    .select(['names.label', 'names.zone', 'name_addresses.address'])
    .execute()
  await db.destroy()
  return new Map(rows.map(({ label, zone, address }) => [`${label}.${zone}`, address.toLowerCase()]))
}
