import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../../db/migrate.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.ts'
import { type Postgres, startPostgres } from '../../testing/startPostgres.ts'
import { raceRegistrations } from './testing/raceRegistrations.ts'
import { createPerson, signNames } from './testing/signNames.ts'
import { type CuttingProxy, startCuttingProxy } from './testing/startCuttingProxy.ts'
import { type NamesServer, startNames } from './testing/startNames.ts'

const zone = 'example.eth'

/** Every caller with a 200 owns its name, and there is exactly one per name. */
async function checkOwners(server: NamesServer, winners: ReadonlyMap<string, readonly string[]>) {
  for (const [name, people] of winners) {
    const record = await server.deps.names.lookup(name)
    expect([name, people]).toEqual([name, [record?.addresses[60]?.address]])
  }
  const rows = await server.deps.db.selectFrom('names').select('id').execute()
  const addresses = await server.deps.db.selectFrom('name_addresses').select('name_id').execute()
  expect([rows.length, addresses.length]).toEqual([winners.size, winners.size])
}

describe('on two servers with one database', () => {
  let database: TestDatabase
  let servers: NamesServer[]
  beforeAll(async () => {
    database = await createTestDatabase()
    const options = { url: database.url, perAddress: 1_000 }
    servers = [await startNames(options), await startNames(options)]
  })
  afterAll(async () => {
    for (const server of servers) await server.stop()
    await database.drop()
  })

  test('behavior: of forty who want a name at once exactly one gets it', async () => {
    let turn = 0
    const race = await raceRegistrations({
      zone,
      names: 1,
      racers: 40,
      register: async (signed) => (await servers[turn++ % 2]?.register(signed))?.statusCode ?? 0,
    })
    expect(race.statuses).toEqual({ 200: 1, 409: 39 })
    for (const server of servers) await checkOwners(server, race.winners)
  })
})

describe('on a connection that is cut just after the commit', () => {
  let database: TestDatabase
  let proxy: CuttingProxy
  let server: NamesServer
  beforeAll(async () => {
    database = await createTestDatabase()
    proxy = await startCuttingProxy(database.url)
    server = await startNames({ url: proxy.url })
  })
  afterAll(async () => {
    await server.stop()
    await proxy.stop()
    await database.drop()
  })

  test('behavior: who is not told of its own commit finds out, and is told 200', async () => {
    const person = createPerson()
    const name = `lost-answer.${zone}`
    proxy.cutNextCommit()
    const answer = await server.register(await signNames(person, { name }))
    expect(proxy.cuts()).toBe(1)
    expect([answer.statusCode, answer.json().addresses[60].address]).toEqual([200, person.address])

    const attributes = { bio: 'kept once' }
    proxy.cutNextCommit()
    const change = await server.change(
      name,
      'attributes',
      await signNames(person, { name, attributes }, { purpose: 'attributes' }),
    )
    expect(proxy.cuts()).toBe(2)
    expect([change.statusCode, change.json()]).toEqual([200, attributes])
    const rows = await database.db.selectFrom('name_nonces').select('key').execute()
    expect(rows).toHaveLength(2)
  })
})

describe('on a database that dies', () => {
  let postgres: Postgres
  let server: NamesServer
  beforeAll(async () => {
    postgres = await startPostgres()
    await migrate(postgres.url)
    server = await startNames({ url: postgres.url, perAddress: 1_000 })
    // From here on the project is cached, with or without a database.
    await server.deps.projects.find('test')
  })
  afterAll(async () => {
    await server.stop()
    await postgres.stop()
  })

  test('behavior: every name has one owner, who is the one that was told so', async () => {
    let kills = 0
    const race = await raceRegistrations({
      zone,
      names: 10,
      racers: 20,
      workers: 40,
      register: async (signed) => (await server.register(signed)).statusCode,
      async meanwhile() {
        // During the first registrations, and during the first retries.
        for (const delay of [60, 300]) {
          await wait(delay)
          await postgres.kill()
          kills++
          await postgres.start()
        }
      },
    })
    expect(kills).toBe(2)
    expect(race.statuses[200]).toBe(10)
    expect(race.statuses[409]).toBe(190)
    await checkOwners(server, race.winners)
  }, 60_000)

  test('error: while the database is away for long it is 503, and reads too', async () => {
    await postgres.kill()
    const signed = await signNames(createPerson(), { name: `nowhere.${zone}` })
    const [answer, read] = await Promise.all([
      server.register(signed),
      server.app.inject({ url: `/v1/profile/account/nowhere.${zone}` }),
    ])
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'server/database_unavailable'])
    expect(answer.headers['retry-after']).toBe('5')
    expect([read.statusCode, read.json().code]).toEqual([503, 'server/database_unavailable'])
    await postgres.start()
    expect((await server.app.inject({ url: `/v1/profile/account/nowhere.${zone}` })).statusCode).toBe(404)
  }, 60_000)
})
