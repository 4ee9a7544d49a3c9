import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../../apps/server/src/db/openDatabase.ts'
import { raceRefreshes, raceSignIns } from '../../../apps/server/src/features/siwx/testing/raceSignIns.ts'
import {
  createPerson,
  messageOf,
  origin,
  signedBy,
} from '../../../apps/server/src/features/siwx/testing/signIn.ts'
import type { Fault } from '../../../scripts/faults.ts'
import { ask, createAgent } from '../ask.ts'
import { scale } from '../settings.ts'
import { silent } from '../silent.ts'
import { createProject } from '../startServer.ts'
import { wideLimits, withWorld } from '../withWorld.ts'

/** A hundred concurrent requests use one nonce, and then one refresh token, on two processes, while Redis and PostgreSQL are killed. */
export async function signInLoss(report: (fault: Fault) => void): Promise<void> {
  const options = { ownPostgres: true, redis: true, limits: wideLimits }
  await withWorld(options, async ({ startServer, postgres, redis, databaseUrl }) => {
    if (!postgres || !redis) return
    const servers = [await startServer(), await startServer()]
    const [first, second] = servers as [(typeof servers)[0], (typeof servers)[0]]
    const projectId = await createProject(first.url)
    const agent = createAgent()
    let turn = 0
    let answered = 0
    const post = async (call: string, body?: object) => {
      const server = turn++ % 2 ? second : first
      const path = `/v1/siwx/${call}?projectId=${projectId}`
      const reply = await ask(
        server.url,
        { method: 'POST', path, headers: { origin }, ...(body && { body: JSON.stringify(body) }) },
        { agent },
      )
      answered += 1
      return reply
    }
    const nonce = async () => JSON.parse((await post('nonce')).body)
    // Each process must have cached the project: without a database it cannot be looked up.
    for (let count = 0; count < 2; count += 1) await nonce()

    const nonces = scale(20, 6)
    const racers = 100
    const kill = async (share: number) => {
      while (answered < nonces * racers * share) await sleep(2)
      await postgres.kill()
      await sleep(500)
      await postgres.start()
    }
    const race = await raceSignIns({
      nonces,
      racers,
      nonce,
      send: (payload) => post('sessions', payload),
      async meanwhile() {
        await kill(0.2)
        await redis.kill()
        await kill(0.6)
        await redis.start()
      },
    })
    const kept = await readSessions(databaseUrl)
    const confirmed = race.winners.flat()
    const statuses = (of: Readonly<Record<string, number>>) =>
      Object.entries(of)
        .map(([status, count]) => `${count} × ${status}`)
        .join(', ')
    const lost = confirmed.filter((id) => !kept.includes(id)).length
    report({
      fault: `PostgreSQL and Redis kill -9 while ${racers} at once use each of ${nonces} nonces`,
      requests: race.attempts + race.repeated,
      failures: 0,
      lost,
      // A retry after a lost response only learns that the nonce was used.
      ok:
        race.winners.every(({ length }) => length <= 1) &&
        nonces - confirmed.length <= race.repeated &&
        kept.length === nonces &&
        lost === 0,
      note: `${confirmed.length} sign-ins confirmed, ${kept.length} sessions kept; ${race.repeated} asked again; ${statuses(race.statuses)}`,
    })

    const person = createPerson()
    const signedIn = JSON.parse(
      (await post('sessions', await signedBy(person, messageOf(person, await nonce())))).body,
    )
    const { refreshToken } = signedIn
    const killing = sleep(20).then(() => postgres.kill().then(() => postgres.start()))
    const refreshes = await raceRefreshes(racers, () => post('refresh', { refreshToken }))
    await killing
    const [next = ''] = refreshes.tokens
    const onwards = await post('refresh', { refreshToken: next })
    agent.destroy()
    const good = refreshes.statuses[200] ?? 0
    report({
      fault: `PostgreSQL kill -9 while ${racers} at once refresh with one token`,
      requests: racers,
      failures: racers - good,
      lost: onwards.status === 200 ? 0 : 1,
      ok: good === racers && refreshes.tokens.size === 1 && onwards.status === 200,
      note: `${refreshes.tokens.size} next token, which is good; ${statuses(refreshes.statuses)}`,
    })
  })
}

/** The sessions, read from the database. */
async function readSessions(databaseUrl: string): Promise<string[]> {
  const db = openDatabase(databaseUrl, silent, { max: 1 })
  const rows = await db.selectFrom('siwx_sessions').select('id').execute()
  await db.destroy()
  return rows.map(({ id }) => id)
}
