import { setTimeout as sleep } from 'node:timers/promises'
import type { Figure } from '../../../scripts/figures.ts'
import { dayOfUser, sampledDay } from '../../../scripts/genScale.ts'
import { missingEvents } from '../../server/missingEvents.ts'
import { postgresCpu } from '../../server/postgresCpu.ts'
import { cpuTime } from '../../server/processCost.ts'
import { psql } from '../../server/psql.ts'
import { redisUse } from '../../server/redisUse.ts'
import { serverCore } from '../../server/runLoad.ts'
import { createProject } from '../../server/startServer.ts'
import { withWorld } from '../../server/withWorld.ts'
import { createDayUsers, type Deed, relayEnv } from './dayUsers.ts'

/** Time passes faster, and a user comes from so many more addresses that each has the rate of a visitor. */
const oneOf = Number(process.env.DAY_ONE_OF ?? sampledDay.oneOf)
const dayMs = Number(process.env.DAY_SECONDS ?? sampledDay.seconds) * 1_000
const users = Math.round((1_000_000 * dayOfUser.daily) / oneOf)
const faster = 86_400_000 / dayMs
/** Two hours. */
const stayMs = dayMs / 12

/** A day of a million monthly users: they come and go, read, call, sign in, report events and use the relay. */
export async function measureDay(report: (figure: Figure) => void): Promise<void> {
  await withWorld({ redis: true, ownPostgres: true, limits: {} }, async (world) => {
    const { redis, databaseUrl, upstreams } = world
    if (!redis) return
    const server = await world.startServer({ core: serverCore, env: relayEnv })
    const projectId = await createProject(server.url, 'day')
    const people = await createDayUsers({ base: server.url, projectId, users, stayMs, faster })
    const { seen, accepted } = people
    const used = async () => ({
      server: cpuTime(server.pid),
      postgres: postgresCpu(databaseUrl),
      redis: (await redisUse(redis.url)).cpu,
    })
    const quietMs = 10_000
    const idle = await used()
    await sleep(quietMs)
    const before = await used()
    const bytesBefore = eventBytes(databaseUrl)
    const began = performance.now()
    const nodeCalls = () => upstreams.reduce((sum, { calls }) => sum + calls.length, 0)
    const nodeBefore = nodeCalls()
    const deeds = arrivals().flatMap((from, user) =>
      people.deedsOf(user).map((deed) => ({ ...deed, at: from + deed.at })),
    )
    await perform(
      deeds.sort((one, other) => one.at - other.at),
      ({ message }) => people.fail(message),
    )
    const missing = await missingEvents(databaseUrl, accepted)
    const tookMs = performance.now() - began
    const after = await used()
    await people.stop()

    report({
      name: 'failures of a simulated day',
      value: seen.failures + missing.length + seen.messages - people.delivered(),
      unit: 'failures',
      goal: { op: '=', value: 0 },
      note: `${users} users, one of ${oneOf}, time ${faster.toFixed(0)} times faster: ${seen.calls} calls, ${accepted.size} of ${users * dayOfUser.events} events taken, ${seen.messages} messages ${[...seen.reasons].slice(0, 3).join(', ')}`,
    })
    for (const part of ['server', 'postgres', 'redis'] as const) {
      const idleCpu = ((before[part] - idle[part]) * tookMs) / quietMs
      report({
        name: dayNames[part],
        value: round((after[part] - before[part] - idleCpu) / users / 1_000),
        unit: 'ms of processor time',
        note: `beside ${round((before[part] - idle[part]) / quietMs)} ms a second when idle`,
      })
    }
    report({
      name: dayNames.bytes,
      value: round(seen.bytes / users / 1_000),
      unit: 'kB',
      note: 'answers, without TLS',
    })
    report({
      name: dayNames.stored,
      value: round((eventBytes(databaseUrl) - bytesBefore) / users / 1_000),
      unit: 'kB',
      note: 'with indexes',
    })
    report({
      name: dayNames.missed,
      value: round((nodeCalls() - nodeBefore) / seen.calls),
      unit: 'calls',
      note: 'with those that look after the nodes',
    })
  })
}

/** The names of the figures, which scripts/genScale.ts reads. */
const dayNames = {
  server: 'a day of a user, server',
  postgres: 'a day of a user, PostgreSQL',
  redis: 'a day of a user, Redis',
  bytes: 'a day of a user, answers',
  stored: 'a day of a user, events stored',
  missed: 'calls to nodes for an RPC call',
} as const

/** When users come: most at noon, where the rate is the assumed peak, `exp(k cos)` with this k. */
const steepness = 1.045
function arrivals(): number[] {
  const steps = 10_000
  let sum = 0
  const sums = Array.from({ length: steps }, (_, step) => {
    sum += Math.exp(steepness * Math.cos(2 * Math.PI * (step / steps - 0.5)))
    return sum
  })
  return Array.from({ length: users }, (_, user) => {
    const share = ((user + 0.5) / users) * sum
    return (sums.findIndex((reached) => reached >= share) / steps) * dayMs
  })
}

/** Does everything when it is due, whether or not the server keeps up. */
async function perform(deeds: readonly Deed[], onError: (error: Error) => void): Promise<void> {
  const began = performance.now()
  const running = new Set<Promise<unknown>>()
  for (let next = 0; next < deeds.length; ) {
    for (let deed = deeds[next]; deed && deed.at <= performance.now() - began; deed = deeds[next]) {
      const done = deed.do().catch(onError)
      running.add(done)
      done.finally(() => running.delete(done))
      next += 1
    }
    await sleep(1)
  }
  await Promise.all(running)
}

function eventBytes(databaseUrl: string): number {
  return Number(
    psql(
      databaseUrl,
      `select coalesce(sum(pg_total_relation_size(inhrelid)), 0) from pg_inherits where inhparent = 'events'::regclass`,
    ),
  )
}

const round = (value: number) => Number(value.toPrecision(3))
