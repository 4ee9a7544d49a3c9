import { consoleProjectId } from '@latchkey/protocol/consoleProject'
import { ssoPaths } from '@latchkey/protocol/http/members'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../../config.ts'
import {
  type ConsoleServer,
  consoleOrigin,
  createPerson,
  startConsole,
} from '../../../members/testing/startConsole.ts'
import { adminToken } from '../../../testing/startTestServer.ts'
import { clientId, clientSecret, type Issuer, startIssuer } from '../testing/startIssuer.ts'

let issuer: Issuer
let server: ConsoleServer
let ahead = 0
const env = () => ({
  OIDC_ISSUER: issuer.url,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
  OIDC_NAME: 'Example Corp',
})
beforeAll(async () => {
  issuer = await startIssuer({ redirectUri: `${consoleOrigin}${ssoPaths.return}` })
  const clock = () => Date.now() + ahead
  server = await startConsole({ clock, env: { ...env(), OIDC_ROLE_CLAIM: 'groups=operators' } })
})
beforeEach(async () => {
  ahead = 0
  issuer.employee = { subject: 'ana', name: 'Ana' }
  await server.deps.db.deleteFrom('members').execute()
})
afterAll(async () => {
  await server.stop()
  await issuer.stop()
})

type Headers = Record<string, string>
const get = (url: string, headers: Headers = {}, on = server) => on.app.inject({ url, headers })
const post = (path: string, payload: object, headers: Headers = {}, on = server) =>
  on.app.inject({
    method: 'POST',
    url: `/admin/v1/sso/${path}`,
    headers: { origin: consoleOrigin, ...headers },
    payload,
  })
const cookieOf = (header: unknown) => String([header].flat()[0]).split(';')[0] ?? ''
const pathOf = (url: string) => url.slice(consoleOrigin.length)
/** Where the page moves on to. */
const targetOf = (html: string) => /content="0;url=([^"]+)"/.exec(html)?.[1] ?? ''
const codeOf = (html: string) => targetOf(html).split('#code=')[1] ?? ''

/** Goes to the issuer; resolves to the cookie of the browser and the address it comes back to. */
async function leave(on = server) {
  const started = await get(ssoPaths.start, {}, on)
  const cookie = cookieOf(started.headers['set-cookie'])
  return { cookie, back: pathOf(await issuer.logIn(String(started.headers.location))) }
}

async function signIn(on = server) {
  const { cookie, back } = await leave(on)
  const { body } = await get(back, { cookie }, on)
  const answer = await post('end', { code: codeOf(body) }, { cookie }, on)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return { ...answer.json(), cookie: cookieOf(answer.headers['set-cookie']) }
}

describe('signing in', () => {
  test('behavior: an employee signs in, with PKCE, nonce and a cookie of the browser that left', async () => {
    const started = await get(ssoPaths.start)
    expect(started.statusCode).toBe(302)
    const url = new URL(String(started.headers.location))
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: 'https://console.example/admin/v1/sso/return',
      scope: 'openid profile',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      max_age: '900',
    })
    const left = String(started.headers['set-cookie'])
    expect(left).toMatch(/^__Host-latchkey-sso=[\w-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/)
    expect(left).not.toContain(url.searchParams.get('state'))

    const cookie = cookieOf(left)
    const back = await get(pathOf(await issuer.logIn(url.href)), { cookie })
    // A page of ours that moves on by itself: a redirect would still come from the issuer.
    expect(back.statusCode).toBe(200)
    expect(targetOf(back.body)).toMatch(/^https:\/\/console\.example\/console\/sso#code=[\w-]{53}$/)
    expect(back.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })

    const ended = await post('end', { code: codeOf(back.body) }, { cookie })
    expect(ended.json()).toMatchObject({ account: 'oidc:ana', accessExpiresIn: expect.closeTo(600, -1) })
    const [session, gone] = [ended.headers['set-cookie']].flat()
    expect(session).toMatch(/^__Host-latchkey-[\da-f]{24}=.*; Secure; HttpOnly; SameSite=Strict$/)
    expect(gone).toMatch(/^__Host-latchkey-sso=; Path=\/; Max-Age=0;/)
    expect((await post('end', { code: codeOf(back.body) }, { cookie })).statusCode).toBe(410)

    expect((await server.call(undefined, 'GET', 'console')).body).toMatchObject({
      isClaimed: true,
      sso: { name: 'Example Corp', isOnly: false },
    })
    // Without a role, nothing is open.
    expect((await server.call(ended.json().accessToken, 'GET', 'me')).status).toBe(403)
  })

  test('behavior: the session is renewed by its cookie, each of which works once, and ends by signing out', async () => {
    const { account, accessToken, cookie } = await signIn()
    await server.deps.db
      .insertInto('members')
      .values({ project_id: 'test', account, role: 'owner', name: null, added_at: new Date() })
      .execute()
    const read = (token: string) => server.call(token, 'GET', 'projects/test')
    expect((await read(accessToken)).status).toBe(200)
    const renewed = await post('refresh', { account }, { cookie })
    expect(renewed.json()).toMatchObject({ account })
    const next = cookieOf(renewed.headers['set-cookie'])
    expect(next).not.toBe(cookie)
    ahead = 60_000
    const reused = await post('refresh', { account }, { cookie })
    expect(reused.json()).toMatchObject({ code: 'siwx/token_reused' })
    expect((await read(accessToken)).body.code).toBe('siwx/session_ended')

    const again = await signIn()
    const headers = {
      authorization: `Bearer ${again.accessToken}`,
      cookie: again.cookie,
      origin: consoleOrigin,
    }
    const url = `/v1/siwx/sessions?projectId=${consoleProjectId}`
    const out = await server.app.inject({ method: 'DELETE', url, headers })
    expect(out.json()).toEqual({ ended: 1 })
    expect(out.headers['set-cookie']).toMatch(/Max-Age=0/)
    expect((await read(again.accessToken)).body.code).toBe('siwx/session_ended')
    expect((await post('refresh', { account }, { cookie: again.cookie })).statusCode).toBe(401)
  })

  test('behavior: what is dangerous needs a login of the last 15 minutes, and a session ends after half a day', async () => {
    const { account, cookie } = await signIn()
    await server.deps.db
      .insertInto('members')
      .values({ project_id: 'test', account, role: 'owner', name: null, added_at: new Date() })
      .execute()
    ahead = 15 * 60_000
    const { accessToken } = (await post('refresh', { account }, { cookie })).json()
    expect((await server.call(accessToken, 'POST', 'projects/test/key')).body.code).toBe('server/proof_stale')
    ahead = 12 * 3_600_000
    expect((await post('refresh', { account }, { cookie })).statusCode).toBe(401)
  })

  test('behavior: the sign-in with wallets does not take its tokens', async () => {
    const { account, accessToken, cookie } = await signIn()
    const [, refreshToken = ''] = cookie.split('=')
    const url = (path: string) => `/v1/siwx/${path}?projectId=${consoleProjectId}`
    const headers = { origin: consoleOrigin, authorization: `Bearer ${accessToken}` }
    const refreshed = await server.app.inject({
      method: 'POST',
      url: url('refresh'),
      headers,
      payload: { refreshToken },
    })
    expect(refreshed.json()).toMatchObject({ code: 'siwx/token_invalid' })
    expect((await get(url('me'), headers)).json()).toMatchObject({ code: 'siwx/token_invalid' })
    expect((await post('refresh', { account }, { cookie })).statusCode).toBe(200)
  })
})

describe('OIDC_ROLE_CLAIM', () => {
  const details = { actor: 'OIDC_ROLE_CLAIM', role: 'operator' }

  test('behavior: who has the claim is an operator until a login without it', async () => {
    issuer.employee = { subject: 'ben', name: 'Ben', groups: ['staff', 'operators'] }
    const { accessToken } = await signIn()
    const me = () => server.call(accessToken, 'GET', 'me')
    expect((await me()).body).toMatchObject({ account: 'oidc:ben', name: 'Ben', isOperator: true })
    await signIn()
    issuer.employee = { subject: 'ben', groups: ['staff'] }
    await signIn()
    expect((await me()).status).toBe(403)
    const { body } = await server.call(adminToken, 'GET', 'audit?limit=2')
    expect(body.entries).toMatchObject([
      { kind: 'member/removed', subject: 'oidc:ben', details },
      { kind: 'member/joined', subject: 'oidc:ben', details },
    ])
  })

  test('behavior: an operator by invitation stays one without the claim', async () => {
    await server.deps.db
      .insertInto('members')
      .values({
        project_id: consoleProjectId,
        account: 'oidc:ana',
        role: 'operator',
        name: null,
        added_at: new Date(),
      })
      .execute()
    const { accessToken } = await signIn()
    expect((await server.call(accessToken, 'GET', 'me')).body).toMatchObject({ isOperator: true })
  })

  test.each([['operator'], [['operators2']], [{ operators: true }], ['Operators']])(
    'error: %j is not the value',
    async (groups) => {
      issuer.employee = { subject: 'eve', groups: groups as never }
      const { accessToken } = await signIn()
      expect((await server.call(accessToken, 'GET', 'me')).status).toBe(403)
    },
  )
})

describe('what is refused', () => {
  const errorOf = async (back: string, cookie = '') =>
    targetOf((await get(back, { cookie })).body).split('#error=')[1]

  test('error: a browser that did not leave, or that left with another request', async () => {
    const [one, two] = [await leave(), await leave()]
    const failed = encodeURIComponent('server/sso_failed')
    expect(await errorOf(one.back)).toBe(failed)
    expect(await errorOf(one.back, two.cookie)).toBe(failed)
    expect(await errorOf(one.back, `${two.cookie}x`)).toBe(failed)
    ahead = 600_000
    expect(await errorOf(two.back, two.cookie)).toBe(failed)
    ahead = 0
    expect(await errorOf(two.back.replace(/code=[^&]+/, 'code=made-up'), two.cookie)).toBe(failed)
    expect(await errorOf(two.back.replace(/state=[^&]+/, 'state=made-up'), two.cookie)).toBe(failed)
    expect(await errorOf(two.back.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example'), two.cookie)).toBe(
      failed,
    )
  })

  test('error: someone who declines, and an issuer that is away', async () => {
    issuer.employee = { subject: 'ana', declines: true }
    const { back, cookie } = await leave()
    expect(await errorOf(back, cookie)).toBe(encodeURIComponent('server/sso_declined'))
    const away = await startConsole({ env: { ...env(), OIDC_ISSUER: 'http://127.0.0.1:9' } })
    try {
      const started = await get(ssoPaths.start, {}, away)
      expect(targetOf(started.body)).toBe(
        `https://console.example/console/sso#error=${encodeURIComponent('server/sso_failed')}`,
      )
      expect(started.headers['set-cookie']).toBeUndefined()
    } finally {
      await away.stop()
    }
  }, 60_000)

  test('error: an issuer that did not ask the person again, although the login there is old', async () => {
    // For the issuer, the person has logged in now.
    ahead = 16 * 60_000
    const { back, cookie } = await leave()
    expect(await errorOf(back, cookie)).toBe(encodeURIComponent('server/sso_failed'))
  })

  test('error: a code in another browser, from another page, or too late', async () => {
    const refusals: [Headers, number, number][] = [
      [{}, 0, 410],
      [{ cookie: (await leave()).cookie }, 0, 410],
      [{ origin: 'https://shop.example' }, 0, 403],
    ]
    for (const [headers, later, status] of refusals) {
      const { back, cookie } = await leave()
      const code = codeOf((await get(back, { cookie })).body)
      ahead = later
      expect((await post('end', { code }, headers)).statusCode).toBe(status)
      ahead = 0
      if (status === 410) expect((await post('end', { code }, { cookie })).statusCode).toBe(410)
    }
    const { back, cookie } = await leave()
    const code = codeOf((await get(back, { cookie })).body)
    ahead = 120_000
    expect((await post('end', { code }, { cookie })).statusCode).toBe(410)
    const { account, cookie: session } = await signIn()
    const other = { cookie: session, origin: 'https://shop.example' }
    expect((await post('refresh', { account }, other)).statusCode).toBe(403)
    expect((await post('refresh', { account: 'oidc:ben' }, { cookie: session })).statusCode).toBe(401)
  })
})

test('behavior: OIDC_ONLY refuses wallets, also those that had signed in before', async () => {
  const person = createPerson()
  const { deps } = server
  const { accessToken } = await server.signIn(person)
  const only = await startConsole({ url: deps.config.databaseUrl, env: { ...env(), OIDC_ONLY: '1' } })
  try {
    const refused = { code: 'server/sso_only' }
    expect((await only.siwx('nonce')).json()).toMatchObject(refused)
    expect((await only.call(accessToken, 'GET', 'projects')).body).toMatchObject(refused)
    const { body } = await only.call(undefined, 'GET', 'console')
    expect(body).toMatchObject({ isClaimed: false, sso: { isOnly: true } })
    expect((await signIn(only)).account).toBe('oidc:ana')
    // Apps go on.
    const url = '/v1/siwx/nonce?projectId=test'
    const nonce = await only.app.inject({ method: 'POST', url, headers: { origin: 'http://localhost:3000' } })
    expect(nonce.statusCode).toBe(200)
  } finally {
    await only.stop()
  }
}, 60_000)

test('error: settings that are wrong are named in one sentence', () => {
  const read = (given: Record<string, string>) =>
    readConfig({ DATABASE_URL: 'postgres://x/y', SECRET: 's'.repeat(32), ...given })
  const whole = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }
  expect(read({ ...whole, OIDC_ROLE_CLAIM: 'https://x.example/role=op=1' }).console?.sso).toEqual({
    name: 'SSO',
    issuer: 'https://id.example',
    clientId: 'a',
    clientSecret: 'b',
    roleClaim: { name: 'https://x.example/role', value: 'op=1' },
    isOnly: false,
  })
  expect(() => read({ OIDC_ONLY: '1' })).toThrow('OIDC_ONLY needs OIDC_ISSUER')
  expect(() => read({ ...whole, OIDC_ISSUER: 'http://id.example' })).toThrow('OIDC_ISSUER must be a URL')
  expect(() => read({ ...whole, OIDC_CLIENT_SECRET: '' })).toThrow('OIDC_CLIENT_SECRET')
  expect(() => read({ ...whole, OIDC_ROLE_CLAIM: 'groups' })).toThrow('OIDC_ROLE_CLAIM must be a claim')
})
