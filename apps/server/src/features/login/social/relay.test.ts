import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Device } from '../testing/createDevice.ts'
import { createDevice, host } from '../testing/startLogin.ts'
import { press, type Returned, type SocialServer, startSocial } from '../testing/startSocial.ts'

let now = Date.now()
let server: SocialServer
let device: Device
beforeAll(async () => {
  server = await startSocial({ clock: () => now, env: { PROXIES: '0' } })
  await server.deps.projects.create({ id: 'other', name: 'Other', mode: 'production', origins: [host] })
})
afterAll(() => server.stop())
beforeEach(async () => {
  now = Date.now()
  server.providers.next()
  device = await createDevice()
})

const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]
const ended = [401, 'login/visit_ended']
const foreign = [403, 'login/window_foreign']
const stateOf = async (visitId: string) => (await server.state(device, visitId)).json()
const notOurs = 'This window does not belong to a login.'

/** Sends a window to the provider. */
async function leave(provider: 'google' | 'apple' | 'github' = 'google') {
  const { visitId, claim } = await server.register(device, provider)
  return { visitId, claim, ...(await server.bind({ visitId, claim })) }
}
const change = ({ url }: Returned, name: string, value: string | undefined): Returned => {
  const changed = new URL(url)
  if (value === undefined) changed.searchParams.delete(name)
  else changed.searchParams.set(name, value)
  return { url: changed.href }
}
/** No session, however it is asked for. */
async function expectNone(visitId: string) {
  expect(codeOf(await server.complete(device, visitId))).toEqual(ended)
}

test('error: the browser of a victim cannot finish the login of an attacker (threat 18)', async () => {
  // The attacker has the window, and sends the victim the address of the provider.
  const attack = await leave()
  const returned = await press(attack.url)
  const page = await server.comeBack(returned)
  expect(page.body).toContain(notOurs)
  expect(page.body).not.toContain('<script')
  expect(await stateOf(attack.visitId)).toEqual({ state: 'failed', code: 'login/window_foreign' })
  // What the victim was sent back with is worth nothing in the attacker's browser either.
  expect((await server.comeBack(returned, { cookie: attack.cookie })).body).toContain(notOurs)
  await expectNone(attack.visitId)
})

test('error: a victim with a login of its own cannot finish that of an attacker (threat 18)', async () => {
  const attack = await leave()
  const own = await leave()
  const page = await server.comeBack(await press(attack.url), { cookie: own.cookie })
  expect(page.body).toContain(notOurs)
  await expectNone(attack.visitId)
  await server.comeBack(await press(own.url), { cookie: own.cookie })
  expect((await server.complete(device, own.visitId)).statusCode).toBe(200)
})

test('error: a window without the claim is not let through (threat 18)', async () => {
  const { visitId } = await server.register(device, 'google')
  const wrong = randomBytes(32).toString('base64url')
  expect(codeOf((await server.bind({ visitId, claim: wrong })).answer)).toEqual(foreign)
  const unknown = { visitId: randomUUID(), claim: wrong }
  expect(codeOf((await server.bind(unknown)).answer)).toEqual(ended)
  expect((await server.window(unknown.visitId)).json()).toEqual({ state: 'unknown' })
  expect(await stateOf(visitId)).toEqual({ state: 'waiting' })
})

test('behavior: a window that lost its opener is let through by the number on the page (threat 18)', async () => {
  const { visitId } = await server.register(device, 'google')
  const { choices } = (await server.askNumbers(visitId)).json()
  expect(choices).toHaveLength(3)
  expect((await server.askNumbers(visitId)).json()).toEqual({ choices })
  const { state, match } = await stateOf(visitId)
  expect([state, choices.includes(match)]).toEqual(['waiting', true])
  const { url, cookie } = await server.bind({ visitId, match })
  await server.comeBack(await press(url), { cookie })
  expect((await server.complete(device, visitId)).json()).toMatchObject({ provider: 'google' })
})

test('error: there is one try for the number, whatever is sent at once (threat 18)', async () => {
  const { visitId } = await server.register(device, 'google')
  const { choices } = (await server.askNumbers(visitId)).json()
  const { match } = await stateOf(visitId)
  const wrong = choices.find((choice: number) => choice !== match)
  expect(codeOf((await server.bind({ visitId, match: wrong })).answer)).toEqual(foreign)
  expect(codeOf((await server.bind({ visitId, match })).answer)).toEqual(ended)
  expect(await stateOf(visitId)).toEqual({ state: 'failed', code: 'login/window_foreign' })

  const second = (await server.register(device, 'google')).visitId
  const offered = (await server.askNumbers(second)).json().choices
  const answers = await Promise.all(
    [...offered, ...offered].map(async (one) => (await server.bind({ visitId: second, match: one })).answer),
  )
  const passed = answers.filter(({ statusCode }) => statusCode === 200).length
  expect(passed).toBeLessThanOrEqual(1)
  expect(answers.filter((answer) => answer.json().code === 'login/window_foreign').length + passed).toBe(1)
})

test('error: a number is neither shown nor taken at another IP address or in another browser (threat 18)', async () => {
  const { visitId } = await server.register(device, 'google')
  const others = [{ ip: '203.0.113.9' }, { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0' }]
  for (const where of others) expect(codeOf(await server.askNumbers(visitId, where))).toEqual(foreign)
  expect(await stateOf(visitId)).toEqual({ state: 'waiting' })
  // Not asked for yet.
  expect(codeOf((await server.bind({ visitId, match: 42 })).answer)).toEqual(ended)
  await server.askNumbers(visitId)
  const { match } = await stateOf(visitId)
  for (const where of others)
    expect(codeOf((await server.bind({ visitId, match }, where)).answer)).toEqual(foreign)
  expect((await server.bind({ visitId, match })).answer.statusCode).toBe(200)
})

test('error: a window is tied to a login once (threat 18)', async () => {
  const { visitId, claim, answer } = await leave()
  expect(answer.statusCode).toBe(200)
  expect(codeOf((await server.bind({ visitId, claim })).answer)).toEqual(ended)
  expect(codeOf(await server.askNumbers(visitId))).toEqual(ended)
})

test('error: another device, page or project does not complete a login (threat 18)', async () => {
  const { visitId, url, cookie } = await leave()
  await server.comeBack(await press(url), { cookie })
  const other = await createDevice()
  expect((await server.state(other, visitId)).json()).toEqual({ state: 'ended' })
  expect(codeOf(await server.complete(other, visitId))).toEqual(ended)
  expect(codeOf(await server.complete(device, visitId, { projectId: 'other' }))).toEqual(ended)
  const away = await server.complete(device, visitId, { origin: 'https://evil.example' })
  expect(codeOf(away)).toEqual([403, 'server/origin_refused'])
  const { answer } = await server.register(other, 'google', { visitId })
  expect(codeOf(answer)).toEqual(ended)
  const both = await Promise.all([server.complete(device, visitId), server.complete(device, visitId)])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401])
})

test('error: a login ends after ten minutes, wherever it is', async () => {
  const waiting = await server.register(device, 'google')
  const away = await leave()
  const back = await leave()
  const returned = await press(away.url)
  await server.comeBack(await press(back.url), { cookie: back.cookie })
  now += 600_001
  for (const { visitId } of [waiting, away, back]) expect(await stateOf(visitId)).toEqual({ state: 'ended' })
  const { visitId, claim } = waiting
  expect(codeOf((await server.bind({ visitId, claim })).answer)).toEqual(ended)
  expect((await server.comeBack(returned, { cookie: away.cookie })).body).toContain(notOurs)
  for (const visit of [away, back]) await expectNone(visit.visitId)
})

test('error: a login whose process died while it asked the provider fails, and the frame is told', async () => {
  const { visitId, url, cookie } = await leave('github')
  const returned = await press(url)
  server.providers.next({ tokens: 'hang' })
  const page = server.comeBack(returned, { cookie })
  await vi.waitFor(async () => {
    now += 40_001
    expect(await stateOf(visitId)).toEqual({ state: 'failed', code: 'login/provider_failed' })
  })
  await page
  await expectNone(visitId)
}, 20_000)

test.each<[string, (returned: Returned) => Returned]>([
  ['without a state', (returned) => change(returned, 'state', undefined)],
  ['with another state', (returned) => change(returned, 'state', randomBytes(32).toString('base64url'))],
  ['at the address of another provider', ({ url }) => ({ url: url.replace('/google?', '/github?') })],
  ['at the address of no provider', ({ url }) => ({ url: url.replace('/google?', '/evil?') })],
])('error: a return %s finds no login (threat 17)', async (_, alter) => {
  const { visitId, url, cookie } = await leave()
  const page = await server.comeBack(alter(await press(url)), { cookie })
  expect(page.body).toContain(notOurs)
  await expectNone(visitId)
})

test.each<[string, (returned: Returned) => Returned]>([
  ['of another issuer', (returned) => change(returned, 'iss', 'https://evil.example')],
  ['that does not say which issuer it is of', (returned) => change(returned, 'iss', undefined)],
  ['without a code', (returned) => change(returned, 'code', undefined)],
  ['with an invented code', (returned) => change(returned, 'code', 'x'.repeat(43))],
  ['with two codes', ({ url }) => ({ url: `${url}&code=more` })],
])('error: an answer %s fails the login (threat 17)', async (_, alter) => {
  const { visitId, url, cookie } = await leave()
  const page = await server.comeBack(alter(await press(url)), { cookie })
  expect(page.body).toContain('The login did not work.')
  expect(await stateOf(visitId)).toEqual({ state: 'failed', code: 'login/provider_failed' })
  await expectNone(visitId)
})

test.each(['google', 'apple', 'github'] as const)(
  'error: a code of another login, or one that was used, is worth nothing at %s (threat 17)',
  async (provider) => {
    const queryOf = ({ url, form }: Returned) => form ?? new URL(url).searchParams
    const victim = await leave(provider)
    const stolen = queryOf(await press(victim.url)).get('code') ?? ''
    const attack = await leave(provider)
    const returned = await press(attack.url)
    queryOf(returned).set('code', stolen)
    const swapped = returned.form ? returned : change(returned, 'code', stolen)
    await server.comeBack(swapped, { cookie: attack.cookie })
    expect(await stateOf(attack.visitId)).toEqual({ state: 'failed', code: 'login/provider_failed' })
    await expectNone(attack.visitId)

    const once = await leave(provider)
    const back = await press(once.url)
    await server.comeBack(back, { cookie: once.cookie })
    expect((await server.comeBack(back, { cookie: once.cookie })).body).toContain(notOurs)
    expect((await server.complete(device, once.visitId)).statusCode).toBe(200)
    await expectNone(once.visitId)
  },
)

test.each<[string, Record<string, unknown>]>([
  ['another nonce', { nonce: 'another' }],
  ['no nonce', { nonce: undefined }],
  ['another issuer', { iss: 'https://evil.example' }],
  ['another audience', { aud: 'another client' }],
  ['an end in the past', { exp: 1_000 }],
  ['no subject', { sub: undefined }],
  ['an empty subject', { sub: '' }],
  ['a subject that is too long', { sub: 'x'.repeat(256) }],
])('error: an ID token with %s fails the login (threat 17)', async (_, claims) => {
  server.providers.next({ claims })
  const { visitId, url, cookie } = await leave('apple')
  await server.comeBack(await press(url), { cookie })
  expect(await stateOf(visitId)).toEqual({ state: 'failed', code: 'login/provider_failed' })
  await expectNone(visitId)
})

test("behavior: Apple's form is believed only once the browser asks itself, with its cookie (threats 17, 18)", async () => {
  const { visitId, url, cookie } = await leave('apple')
  const { url: action, form } = await press(url)
  const post = (payload: string, headers = {}) =>
    server.app.inject({
      method: 'POST',
      url: new URL(action).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, ...headers },
      payload,
    })
  const answer = await post(String(form))
  expect(answer.statusCode).toBe(303)
  expect(await stateOf(visitId)).toEqual({ state: 'away' })
  const next = new URL(String(answer.headers.location))
  expect(`${next.origin}${next.pathname}`).toBe(action)
  expect([...next.searchParams.keys()].toSorted()).toEqual(['code', 'name', 'state'])
  expect((await post(`user=${'x'.repeat(20_000)}`)).statusCode).toBe(413)
  expect((await post('user=%7B&state=1')).headers.location).toBe(`${action}?state=1`)
  await server.comeBack({ url: next.href }, { cookie })
  expect(await stateOf(visitId)).toEqual({ state: 'returned' })
})
