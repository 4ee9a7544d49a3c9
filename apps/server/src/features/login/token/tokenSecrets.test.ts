import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '../../../logger.ts'
import { startIssuer, type TestIssuer } from '../testing/startIssuer.ts'
import { createDevice, host, type LoginServer, startLogin } from '../testing/startLogin.ts'

let logs = ''
const log = createLogger(
  'trace',
  new Writable({
    write(chunk, _encoding, done) {
      logs += chunk
      done()
    },
  }),
)
let now = Date.now()
let issuer: TestIssuer
let server: LoginServer
beforeAll(async () => {
  issuer = await startIssuer()
  const env = { TOKEN_LOGIN_HOSTS: issuer.host }
  server = await startLogin({ clock: () => now, env, parts: () => ({ log }) })
  await server.deps.projects.set('test', { tokenLogin: issuer.tokenLogin })
})
afterAll(async () => {
  await server?.stop()
  await issuer?.stop()
})

/** All that is stored of logins; bytes are in hex. */
async function dump(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where tablename like 'login\\_%'`.execute(server.deps.db)
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ text: string }>`
        select row_to_json(t)::text as text from ${sql.table(name)} t`.execute(server.deps.db)
      return rows.map(({ text }) => text).join('\n')
    }),
  )
  return texts.join('\n').toLowerCase()
}

test('error: no token of an app, nor who it is about, is in a table or a log in the clear (threat 27)', async () => {
  const secrets: string[] = []
  const claims = () => {
    const given = {
      jti: `jti-${randomUUID()}`,
      name: `name-${randomUUID()}`,
      email: `${randomUUID()}@mail.example`,
      email_verified: true,
    }
    secrets.push(given.jti, given.name, given.email)
    return given
  }
  const statuses: number[] = []
  const send = async (changes: Record<string, unknown> = {}) => {
    const subject = `subject-${randomUUID()}`
    const token = await issuer.sign(subject, { now, claims: { ...claims(), ...changes } })
    secrets.push(subject, ...token.split('.').slice(1))
    const device = await createDevice()
    const payload = { projectId: 'test', origin: host, language: 'en', token }
    for (let index = 0; index < 2; index += 1)
      statuses.push((await server.send(device, 'POST', 'token', { payload })).statusCode)
  }
  await send()
  await send({ aud: 'another' })
  await send({ exp: 1 })
  await send({ sub: undefined })
  now += 3_600_000
  issuer.answer = 'error'
  await send()
  expect(statuses).toEqual([200, 401, 401, 401, 401, 401, 401, 401, 502, 502])
  // The operator learns why keys could not be fetched.
  expect(logs).toContain('the keys of an app could not be fetched')
  const places = [await dump(), logs.toLowerCase()]
  for (const secret of secrets)
    for (const text of [secret.toLowerCase(), Buffer.from(secret).toString('hex')])
      expect(places.findIndex((place) => place.includes(text))).toBe(-1)
})
