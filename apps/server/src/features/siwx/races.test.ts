import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startRedis, type TestRedis } from '../../cache/testingRedis.ts'
import { migrate } from '../../db/migrate.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.ts'
import { type Postgres, startPostgres } from '../../testing/startPostgres.ts'
import { type CuttingProxy, startCuttingProxy } from '../names/testing/startCuttingProxy.ts'
import { raceRefreshes, raceSignIns, type SignInRace } from './testing/raceSignIns.ts'
import { createEvmPerson, messageOf, signedBy } from './testing/signIn.ts'
import { type SiwxServer, startSiwx } from './testing/startSiwx.ts'

const post = (server: SiwxServer | undefined) => async (payload: object) => {
  const answer = await server?.post(payload)
  return { status: answer?.statusCode ?? 0, body: answer?.body ?? '' }
}
const refresh = (server: SiwxServer | undefined, refreshToken: string) => async () => {
  const answer = await server?.call('POST', 'refresh', { payload: { refreshToken } })
  return { status: answer?.statusCode ?? 0, body: answer?.body ?? '' }
}

/** One session per nonce, and every caller that was told of it is right. */
async function checkWinners(server: SiwxServer, { winners }: SignInRace): Promise<void> {
  expect(winners.map(({ length }) => length)).toEqual(winners.map(() => 1))
  expect((await sessionsOf(server)).toSorted()).toEqual(winners.flat().toSorted())
}

async function sessionsOf({ deps: { db } }: SiwxServer): Promise<string[]> {
  return (await db.selectFrom('siwx_sessions').select('id').execute()).map(({ id }) => id)
}

describe('on two servers with one database and a Redis that dies', () => {
  let database: TestDatabase
  let redis: TestRedis
  let servers: SiwxServer[]
  beforeAll(async () => {
    database = await createTestDatabase()
    redis = await startRedis()
    const options = { url: database.url, env: { REDIS_URL: redis.url } }
    servers = [await startSiwx(options), await startSiwx(options)]
  })
  afterAll(async () => {
    for (const server of servers) await server.stop()
    await redis.stop()
    await database.drop()
  })

  test('behavior: of a hundred who use one nonce at once exactly one is signed in', async () => {
    const [one] = servers
    if (!one) return
    let turn = 0
    const race = await raceSignIns({
      nonces: 3,
      racers: 100,
      nonce: one.nonce,
      send: (payload) => post(servers[turn++ % 2])(payload),
      async meanwhile() {
        await wait(150)
        await redis.kill()
      },
    })
    expect(race.statuses).toEqual({ 200: 3, 409: 297 })
    await checkWinners(one, race)
  }, 30_000)

  test('behavior: a hundred refreshes with one token give one next token', async () => {
    const [one, two] = servers
    if (!one || !two) return
    const signedIn = await one.signIn(createEvmPerson())
    let turn = 0
    const race = await raceRefreshes(100, () => refresh(servers[turn++ % 2], signedIn.refreshToken)())
    expect(race.statuses).toEqual({ 200: 100 })
    expect(race.tokens.size).toBe(1)
    const [next = ''] = race.tokens
    expect((await refresh(two, next)()).status).toBe(200)
    const row = await one.deps.db
      .selectFrom('siwx_sessions')
      .select(['refresh_generation', 'ended_at'])
      .where('id', '=', signedIn.id)
      .executeTakeFirst()
    expect(row).toEqual({ refresh_generation: 2, ended_at: null })
    // The first token is now two behind: using it means it was copied.
    expect(JSON.parse((await refresh(one, signedIn.refreshToken)()).body).code).toBe('siwx/token_reused')
  }, 30_000)
})

describe('on a connection that is cut just after the commit', () => {
  let database: TestDatabase
  let proxy: CuttingProxy
  let server: SiwxServer
  beforeAll(async () => {
    database = await createTestDatabase()
    proxy = await startCuttingProxy(database.url)
    server = await startSiwx({ url: proxy.url })
    await server.deps.siwx.keys()
  })
  afterAll(async () => {
    await server.stop()
    await proxy.stop()
    await database.drop()
  })

  test('behavior: who is not told of its own commit finds out, and is signed in once', async () => {
    const person = createEvmPerson()
    const signed = await signedBy(person, messageOf(person, await server.nonce()))
    proxy.cutNextCommit()
    const answer = await server.post(signed)
    expect([proxy.cuts(), answer.statusCode]).toEqual([1, 200])
    const rows = await database.db.selectFrom('siwx_sessions').select('id').execute()
    expect(rows).toEqual([{ id: answer.json().id }])
    expect((await server.post(signed)).json().code).toBe('siwx/nonce_used')
  })
})

describe('on a database that dies', () => {
  let postgres: Postgres
  let server: SiwxServer
  beforeAll(async () => {
    postgres = await startPostgres()
    await migrate(postgres.url)
    server = await startSiwx({ url: postgres.url })
  })
  afterAll(async () => {
    await server.stop()
    await postgres.stop()
  })

  test('behavior: every nonce signs one in, through two kills', async () => {
    const before = await sessionsOf(server)
    const kills = [100, 400]
    const race = await raceSignIns({
      nonces: 4,
      racers: 60,
      nonce: server.nonce,
      send: post(server),
      async meanwhile() {
        for (const delay of kills) {
          await wait(delay)
          await postgres.kill()
          await postgres.start()
        }
      },
    })
    const made = (await sessionsOf(server)).filter((id) => !before.includes(id))
    expect(made).toHaveLength(race.winners.length)
    const told = race.winners.flat()
    expect(made).toEqual(expect.arrayContaining(told))
    expect(Math.max(...race.winners.map(({ length }) => length))).toBe(1)
    // A database that dies after a commit and stays away can keep one winner from being told.
    expect(told.length).toBeGreaterThanOrEqual(race.winners.length - kills.length)
  }, 60_000)

  test('behavior: without a database signing in and out fails, while tokens, nonces and keys still work', async () => {
    const signedIn = await server.signIn(createEvmPerson())
    const person = createEvmPerson()
    const signed = await signedBy(person, messageOf(person, await server.nonce()))
    await postgres.kill()
    const away = [503, 'server/database_unavailable']
    const codeOf = async (answer: ReturnType<SiwxServer['call']>) => [
      (await answer).statusCode,
      (await answer).json().code,
    ]
    const token = signedIn.accessToken
    const [post, renew, me, out, nonce, keys] = await Promise.all([
      codeOf(server.post(signed)),
      codeOf(server.call('POST', 'refresh', { payload: { refreshToken: signedIn.refreshToken } })),
      codeOf(server.call('GET', 'me', { token })),
      codeOf(server.call('DELETE', 'sessions', { token })),
      server.call('POST', 'nonce'),
      server.app.inject('/.well-known/jwks.json'),
    ])
    expect([post, renew, me, out]).toEqual([away, away, away, away])
    expect([nonce.statusCode, keys.json().keys.length]).toEqual([200, 1])
    await postgres.start()
    expect((await server.call('GET', 'me', { token })).statusCode).toBe(200)
    const later = { payload: { refreshToken: signedIn.refreshToken } }
    expect((await server.call('POST', 'refresh', later)).statusCode).toBe(200)
    expect((await server.post(signed)).statusCode).toBe(200)
  }, 60_000)
})
