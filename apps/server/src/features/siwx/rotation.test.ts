import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.ts'
import { createEvmPerson, messageOf, signedBy } from './testing/signIn.ts'
import { type SiwxServer, startSiwx } from './testing/startSiwx.ts'

const [old, next] = ['o'.repeat(32), 'n'.repeat(32)]
let database: TestDatabase
const servers: SiwxServer[] = []
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  for (const server of servers) await server.stop()
  await database.drop()
})

/** Another process of the same server. */
async function start(SECRET: string, SECRET_PREVIOUS = ''): Promise<SiwxServer> {
  const server = await startSiwx({ url: database.url, env: { SECRET, SECRET_PREVIOUS } })
  servers.push(server)
  return server
}

const refresh = async (server: SiwxServer, refreshToken: string) => {
  const answer = await server.call('POST', 'refresh', { payload: { refreshToken } })
  return { ...answer.json(), status: answer.statusCode }
}

test('behavior: no visitor is signed out while SECRET is replaced, in any order of processes', async () => {
  const first = await start(old)
  const person = createEvmPerson()
  const session = await first.signIn(person)
  const knowsBoth = await start(old, next)
  const switched = await start(next, old)

  // Tokens of either process work at the other, also nonces that were fetched before.
  for (const [one, two] of [
    [knowsBoth, switched],
    [switched, knowsBoth],
  ] as const) {
    const signed = await signedBy(person, messageOf(person, await one.nonce()))
    const signedIn = (await two.post(signed)).json()
    const again = await refresh(one, signedIn.refreshToken)
    expect(again.status).toBe(200)
    expect((await two.call('GET', 'me', { token: again.accessToken })).statusCode).toBe(200)
  }

  // Two tabs refresh at once, at processes that sign with different secrets: both get the same token.
  const tabs = await Promise.all([
    refresh(knowsBoth, session.refreshToken),
    refresh(switched, session.refreshToken),
    refresh(knowsBoth, session.refreshToken),
  ])
  expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(tabs.map(({ refreshToken }) => refreshToken)).size).toBe(1)
  const latest = await refresh(switched, tabs[0]?.refreshToken)
  expect(latest.status).toBe(200)

  // Taken away: what the new one signed goes on, what the old one signed is refused.
  const alone = await start(next)
  expect((await refresh(alone, latest.refreshToken)).status).toBe(200)
  expect((await alone.call('GET', 'me', { token: latest.accessToken })).statusCode).toBe(200)
  const idle = await knowsBoth.signIn(person)
  expect(await refresh(alone, idle.refreshToken)).toMatchObject({ status: 401, code: 'siwx/token_invalid' })
  // Refused, but not taken for a thief: a process that knows the old one still accepts it.
  expect((await refresh(switched, idle.refreshToken)).status).toBe(200)
})
