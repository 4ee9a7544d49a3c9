import { Writable } from 'node:stream'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/schema.ts'
import { createLogger } from '../../logger.ts'
import { createTestDatabase } from '../../testing/createTestDatabase.ts'
import { createDevice, host, type LoginServer, someEmail, startLogin } from './testing/startLogin.ts'

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
let server: LoginServer
beforeAll(async () => {
  server = await startLogin({ parts: () => ({ log }) })
})
afterAll(() => server.stop())

/** Every row of every table, as text; bytes are in hex. */
async function dump(db: Kysely<Database>): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db)
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{
      text: string
    }>`select row_to_json(t)::text as text from ${sql.raw(name)} t`.execute(db)
    texts.push(...rows.map(({ text }) => `${name} ${text}`))
  }
  return texts.join('\n').toLowerCase()
}

const spellings = (secret: string) => [
  secret.toLowerCase(),
  Buffer.from(secret).toString('hex'),
  Buffer.from(secret).toString('base64').replace(/=+$/, '').toLowerCase(),
  Buffer.from(secret, 'base64url').toString('hex'),
]

test('error: no code, token or address is in a table or a log in the clear, whatever fails (threat 27)', async () => {
  const device = await createDevice()
  const secrets: string[] = []
  const dumps: string[] = []

  // One mail stays in the queue, one is refused.
  const [waiting, refused] = [someEmail(), someEmail()]
  server.mail.refuse({ status: 451, to: waiting })
  server.mail.refuse({ status: 550, to: refused })
  await server.ask(device, waiting)
  await server.ask(device, refused)
  secrets.push(waiting, refused)
  await new Promise((resolve) => setTimeout(resolve, 300))
  dumps.push(await dump(server.deps.db))
  expect(dumps[0]).toContain('public.login_mails')

  const email = someEmail()
  const open = await server.begin(device, email)
  secrets.push(email, open.mail.code ?? '', new URL(open.mail.link ?? '').pathname.split('/')[2] ?? '')
  dumps.push(await dump(server.deps.db))
  await server.open(open.mail.link ?? '', open.match)
  const signedIn = (await server.enter(device, open.attemptId, open.mail.code)).json()
  secrets.push(signedIn.accessToken, signedIn.refreshToken)
  const changed = someEmail()
  const payload = { email: changed, language: 'en' }
  await server.send(device, 'POST', 'email-change', { token: signedIn.accessToken, payload })
  secrets.push(changed, (await server.mail.next(email, 2)).code ?? '')
  dumps.push(await dump(server.deps.db))

  // Without tables every query fails, which is logged.
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.id(from)} rename to ${sql.id(to)}`.execute(server.deps.db)
  for (const table of ['login_attempts', 'login_sessions']) await rename(table, `${table}_gone`)
  const token = signedIn.accessToken
  const failed = [
    await server.ask(device, email),
    await server.enter(device, open.attemptId, open.mail.code),
    await server.open(open.mail.link ?? ''),
    await server.open(open.mail.link ?? '', open.match),
    await server.send(device, 'GET', 'devices', { token }),
    await server.send(device, 'POST', 'refresh', {
      payload: { projectId: 'test', origin: host, refreshToken: signedIn.refreshToken },
    }),
  ]
  for (const table of ['login_attempts', 'login_sessions']) await rename(`${table}_gone`, table)
  expect(failed.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(500))
  expect(logs).toContain('a request failed')
  expect(logs).toContain('mail was not accepted')

  const places = [
    ...dumps,
    logs.toLowerCase(),
    failed
      .map(({ body }) => body)
      .join('\n')
      .toLowerCase(),
  ]
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThanOrEqual(8)
    for (const spelling of spellings(secret).filter(({ length }) => length >= 8))
      expect(places.filter((place) => place.includes(spelling))).toEqual([])
  }
})

test('error: a copy of the database is worth nothing without the key of the KMS (threat 20)', async () => {
  const { DATABASE_URL = '', AUTH_KMS: _own, ...env } = server.settings
  // The default of the helper is another key.
  const thief = await startLogin({ url: DATABASE_URL, env })
  try {
    expect((await thief.ask(await createDevice(), someEmail())).statusCode).toBe(500)
  } finally {
    await thief.stop()
  }
})

test('behavior: accounts are in the database of AUTH_DATABASE_URL, which the rest of the server does not use', async () => {
  const [own, rest] = await Promise.all([createTestDatabase(), createTestDatabase()])
  const apart = await startLogin({ url: rest.url, env: { AUTH_DATABASE_URL: own.url } })
  try {
    const { accountId } = await apart.logIn(await createDevice(), someEmail())
    expect(await dump(own.db)).toContain(accountId)
    const everywhere = await dump(rest.db)
    expect(everywhere).toContain('public.projects')
    expect(everywhere).not.toContain(accountId)
    expect(everywhere).not.toContain('public.login_')
  } finally {
    await apart.stop()
    await Promise.all([own.drop(), rest.drop()])
  }
})
