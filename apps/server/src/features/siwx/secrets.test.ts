import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '../../logger.ts'
import { createEvmPerson, createSolanaPerson, messageOf, signedBy } from './testing/signIn.ts'
import { type SiwxServer, startSiwx } from './testing/startSiwx.ts'

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
let server: SiwxServer
beforeAll(async () => {
  server = await startSiwx({ parts: () => ({ log }) })
})
afterAll(() => server.stop())

const rename = (from: string, to: string) =>
  sql`alter table ${sql.id(from)} rename to ${sql.id(to)}`.execute(server.deps.db)

test('error: no credential reaches the log or a response, whatever fails', async () => {
  const secrets: string[] = []
  const answers: string[] = []
  for (const person of [createEvmPerson(), createSolanaPerson()]) {
    const signed = await signedBy(person, messageOf(person, await server.nonce()))
    const first = await server.post({ ...signed, transport: 'cookie' })
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''
    const second = await server.signIn(person)
    const unused = await signedBy(person, messageOf(person, await server.nonce()))
    secrets.push(first.json().accessToken, second.accessToken, second.refreshToken, cookie, unused.signature)

    const token = second.accessToken
    const payload = { refreshToken: second.refreshToken }
    // A missing table fails every query, which is an internal error and is logged.
    await rename('siwx_sessions', 'gone')
    const attempts = await Promise.all([
      server.post(unused, { cookie }),
      server.post({ ...unused, signature: `${unused.signature}00` }),
      server.post({ ...unused, message: 1 }),
      server.call('POST', 'refresh', { payload, headers: { cookie } }),
      server.call('POST', 'refresh', { payload: { refreshToken: `${second.refreshToken}x` } }),
      server.call('GET', 'me', { token }),
      server.call('GET', 'me', { token: `${token}x` }),
      server.call('GET', `sessions?token=${token}`, { token }),
      server.call('DELETE', 'sessions', { token, headers: { cookie } }),
    ])
    await rename('gone', 'siwx_sessions')
    for (const answer of attempts) {
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      answers.push(answer.body, JSON.stringify(answer.headers))
    }
    expect(attempts.filter(({ statusCode }) => statusCode === 500).length).toBeGreaterThanOrEqual(5)
  }
  expect(logs).toContain('a request failed')
  for (const secret of secrets) {
    const long = secret.slice(-60)
    expect(logs).not.toContain(long)
    expect(answers.join('\n')).not.toContain(long)
  }
  expect(logs).not.toMatch(/__Host-latchkey|eyJ/)
})

test('behavior: signing in is limited like what changes something, the rest like what is read', async () => {
  const limited = await startSiwx({ env: { LIMITS: 'on' } })
  try {
    const statuses = async (count: number, send: () => Promise<{ statusCode: number }>) => {
      const answers = await Promise.all(Array.from({ length: count }, send))
      return answers.filter(({ statusCode }) => statusCode === 429).length
    }
    const person = createEvmPerson()
    const signed = await signedBy(person, messageOf(person, await limited.nonce()))
    const refused = await statuses(20, () => limited.post(signed))
    expect(refused).toBeGreaterThanOrEqual(9)
    expect(refused).toBeLessThanOrEqual(10)
    const last = await limited.post(signed)
    expect([last.statusCode, last.json().code]).toEqual([429, 'server/rate_limited'])
    // A page that sends cookies must be able to read the response, too.
    expect(last.headers).toMatchObject({
      'access-control-allow-origin': 'https://app.example',
      'access-control-allow-credentials': 'true',
      'retry-after': expect.any(String),
    })
    expect(await statuses(40, () => limited.call('POST', 'nonce'))).toBe(0)
    expect(await statuses(60, () => limited.call('GET', 'me', { token: 'x' }))).toBeGreaterThan(0)
  } finally {
    await limited.stop()
  }
})
