import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '../../../logger.ts'
import { createDevice } from '../testing/startLogin.ts'
import { press, type SocialServer, startSocial } from '../testing/startSocial.ts'

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
let server: SocialServer
beforeAll(async () => {
  server = await startSocial({ parts: () => ({ log }) })
})
afterAll(() => server.stop())

/** All that is stored of social logins; bytes are in hex. */
async function dump(): Promise<string> {
  const tables = ['login_visits', 'login_identities', 'login_accounts', 'login_mails']
  const texts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ text: string }>`
        select row_to_json(t)::text as text from ${sql.table(table)} t`.execute(server.deps.db)
      return rows.map(({ text }) => text).join('\n')
    }),
  )
  return texts.join('\n').toLowerCase()
}

test('error: no claim, cookie, state, code, identity or secret is in a table or a log in the clear (threat 27)', async () => {
  const secrets: string[] = Object.entries(server.providers.env).flatMap(([name, value]) =>
    name.endsWith('_SECRET') ? [value] : [],
  )
  const dumps: string[] = []
  for (const tokens of ['right', 'error', 'page'] as const) {
    const { subject, email = '', name } = server.providers.next({ name: 'a-name-to-find' })
    const device = await createDevice()
    const { visitId, claim } = await server.register(device, 'github')
    const { url, cookie } = await server.bind({ visitId, claim })
    const returned = await press(url)
    const query = new URL(returned.url).searchParams
    secrets.push(subject, email, name, claim, cookie.split('=')[1] ?? '')
    secrets.push(query.get('code') ?? '', query.get('state') ?? '')
    server.providers.next({ tokens })
    await server.comeBack(returned, { cookie })
    dumps.push(await dump())
    const answer = await server.complete(device, visitId)
    expect(answer.statusCode).toBe(tokens === 'right' ? 200 : 401)
    dumps.push(await dump())
  }
  // The operator learns why.
  expect(logs).toContain('a social login failed at the provider')
  expect(logs).toContain('"provider":"github"')
  const places = [...dumps, logs.toLowerCase()]
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(8)
    for (const text of [secret.toLowerCase(), Buffer.from(secret).toString('hex')])
      expect(places.findIndex((place) => place.includes(text))).toBe(-1)
  }
})
