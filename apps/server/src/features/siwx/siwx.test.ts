import { parseMessage } from '@latchkey/protocol/siwx/parseMessage'
import { toCacao } from '@latchkey/protocol/siwx/testing'
import { writeMessage } from '@latchkey/protocol/siwx/writeMessage'
import fc from 'fast-check'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { sql } from 'kysely'
import type { Hex } from 'viem'
import { createSiweMessage, parseSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createEvmPerson, createSolanaPerson, messageOf, origin, signedBy } from './testing/signIn.ts'
import { type SiwxServer, startSiwx } from './testing/startSiwx.ts'

let server: SiwxServer
let ahead = 0
const clock = () => Date.now() + ahead
beforeAll(async () => {
  server = await startSiwx({ clock, origins: [origin, 'https://blog.app.example'] })
  await server.deps.projects.create({ id: 'other', mode: 'production', origins: [origin] })
})
beforeEach(() => {
  ahead = 0
})
afterAll(() => server.stop())

const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]
const refresh = (refreshToken: string, headers?: Record<string, string>) =>
  server.call('POST', 'refresh', { payload: { refreshToken }, ...(headers && { headers }) })
const me = (token: string, headers?: Record<string, string>) =>
  server.call('GET', 'me', { token, ...(headers && { headers }) })

test('behavior: a key signs in, and the session has what was signed [3.24]', async () => {
  const person = createEvmPerson()
  const given = await server.nonce()
  expect(Date.parse(given.expiresAt) - Date.parse(given.issuedAt)).toBe(300_000)
  const expirationTime = new Date(clock() + 3_600_000).toISOString()
  const message = messageOf(person, given, { statement: 'Welcome back.', expirationTime, requestId: 'r-1' })
  const signed = await signedBy(person, message)
  const answer = await server.post(signed)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['set-cookie']).toBeUndefined()
  const body = answer.json()
  expect(body).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    session: {
      accountAddress: person.address,
      chainId: person.chainId,
      uri: origin,
      version: '1',
      expirationTime,
      issuedAt: given.issuedAt,
      ...signed,
    },
    accessToken: expect.any(String),
    accessExpiresAt: expect.any(String),
    accessExpiresIn: expect.closeTo(600, -1),
    refreshToken: expect.any(String),
  })
  expect(decodeProtectedHeader(body.accessToken)).toEqual({
    alg: 'EdDSA',
    typ: 'at+jwt',
    kid: expect.any(String),
  })
  expect(decodeJwt(body.accessToken)).toEqual({
    iss: 'latchkey',
    aud: 'test',
    sub: `${person.chainId}:${person.address}`,
    sid: body.id,
    domain: 'app.example',
    iat: expect.any(Number),
    exp: Date.parse(body.accessExpiresAt) / 1000,
  })
  expect((await me(body.accessToken)).json()).toEqual({ id: body.id, session: body.session })
})

test('behavior: a key of Solana signs in too', async () => {
  const person = createSolanaPerson()
  const { session, accessToken } = await server.signIn(person)
  expect(session).toMatchObject({ accountAddress: person.address, chainId: person.chainId })
  expect(decodeJwt(accessToken).sub).toBe(`${person.chainId}:${person.address}`)
})

test('behavior: an address in lower case is spelled as its family does in the token', async () => {
  const person = createEvmPerson()
  const { accessToken, session } = await server.signIn(person, { address: person.address.toLowerCase() })
  expect(decodeJwt(accessToken).sub).toBe(`${person.chainId}:${person.address}`)
  expect(session.accountAddress).toBe(person.address.toLowerCase())
})

test('behavior: a session lasts as long as its message says, and a week at most', async () => {
  const long = await server.signIn(createEvmPerson(), { expirationTime: '2099-01-01T00:00:00Z' })
  const open = await server.signIn(createEvmPerson())
  for (const { session } of [long, open])
    expect(Math.abs(Date.parse(String(session.expirationTime)) - clock() - 168 * 3_600_000)).toBeLessThan(
      5_000,
    )
  const short = await server.signIn(createEvmPerson(), {
    expirationTime: new Date(clock() + 60_000).toISOString(),
  })
  expect(Date.parse(short.accessExpiresAt)).toBeLessThanOrEqual(clock() + 60_000)
  ahead = 61_000
  expect(codeOf(await refresh(short.refreshToken))).toEqual([401, 'siwx/session_ended'])
  expect(codeOf(await me(short.accessToken))).toEqual([401, 'siwx/session_ended'])
})

test('behavior: a CACAO that says the same is taken, another is not', async () => {
  const person = createEvmPerson()
  const message = messageOf(person, await server.nonce(), { resources: ['https://app.example/terms'] })
  const signed = await signedBy(person, message)
  const cacao = toCacao(message, signed.signature)
  const bad = [
    { ...cacao, p: { ...cacao.p, nonce: 'anothernonce' } },
    { ...cacao, p: { ...cacao.p, iss: 'did:pkh:eip155:1:0x' } },
    { ...cacao, p: { ...cacao.p, statement: 'two\nlines' } },
    { ...cacao, s: { ...cacao.s, s: `${signed.signature}00` } },
    { ...cacao, s: { ...cacao.s, t: 'solana:ed25519' } },
    { ...cacao, h: { t: 'x' } },
  ]
  for (const other of bad)
    expect(codeOf(await server.post({ ...signed, cacao: other }))).toEqual([401, 'siwx/message_refused'])
  const answer = await server.post({ ...signed, cacao })
  expect([answer.statusCode, answer.json().session?.cacao]).toEqual([200, cacao])
  expect((await me(answer.json().accessToken)).json().session.cacao).toEqual(cacao)
})

test('behavior: what a wallet on another device signs is taken with what it may be asked, in words that fit', async () => {
  const person = createEvmPerson()
  const urn = (value: object) => `urn:recap:${Buffer.from(JSON.stringify(value)).toString('base64url')}`
  const att = { eip155: { 'request/eth_sendTransaction': [{}], 'request/personal_sign': [{}] } }
  const opening = 'I further authorize the stated URI to perform the following actions on my behalf:'
  const words = `${opening} (1) 'request': 'eth_sendTransaction', 'personal_sign' for 'eip155'.`
  const sign = async (changes: object) => {
    const message = messageOf(person, await server.nonce(), changes)
    const signed = await signedBy(person, message)
    return { ...signed, cacao: toCacao(message, signed.signature) }
  }
  const { cacao, ...signed } = await sign({ statement: `Hello. ${words}`, resources: [urn({ att })] })
  // Wallets send the statement as they received it; some add the recap sentence.
  const short = { ...cacao, p: { ...cacao.p, statement: 'Hello.' } }
  const answer = await server.post({ ...signed, cacao: short })
  expect([answer.statusCode, answer.json().session?.cacao]).toEqual([200, short])
  expect((await me(answer.json().accessToken)).json().session).toMatchObject({ ...signed, cacao: short })
  expect((await server.post(await sign({ statement: words, resources: [urn({ att })] }))).statusCode).toBe(
    200,
  )

  const resources = [urn({ att })]
  const bad = [
    { statement: words },
    { resources },
    { statement: 'Hello.', resources },
    { statement: words.replace('personal_sign', 'eth_sign'), resources },
    { statement: `${words} (2) 'x': 'y' for 'z'.`, resources },
    { statement: words, resources: [...resources, ...resources] },
    { statement: words, resources: [...resources, 'https://app.example/terms'] },
    { statement: words, resources: [urn({ att, prf: ['bafy'] })] },
    { statement: words, resources: ['urn:recap:e30'] },
  ]
  for (const changes of bad)
    expect(codeOf(await server.post(await sign(changes)))).toEqual([401, 'siwx/message_refused'])
})

test('error: a nonce is good once, for five minutes, and for its own project', async () => {
  const person = createEvmPerson()
  const given = await server.nonce()
  const signed = await signedBy(person, messageOf(person, given))
  expect((await server.post(signed)).statusCode).toBe(200)
  expect(codeOf(await server.post(signed))).toEqual([409, 'siwx/nonce_used'])
  const other = createEvmPerson()
  expect(codeOf(await server.post(await signedBy(other, messageOf(other, given))))).toEqual([
    409,
    'siwx/nonce_used',
  ])

  const late = await server.nonce()
  ahead = 300_001
  const issuedAt = new Date(clock()).toISOString()
  expect(codeOf(await server.post(await signedBy(person, messageOf(person, { ...late, issuedAt }))))).toEqual(
    [401, 'siwx/nonce_invalid'],
  )
  ahead = 0

  const foreign = (
    await server.app.inject({ method: 'POST', url: '/v1/siwx/nonce?projectId=other', headers: { origin } })
  ).json()
  expect(codeOf(await server.post(await signedBy(person, messageOf(person, foreign))))).toEqual([
    401,
    'siwx/nonce_invalid',
  ])
  const flipped = given.nonce.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))
  for (const nonce of [flipped, 'deadbeefdeadbeef', given.nonce.toUpperCase()])
    expect(codeOf(await server.post(await signedBy(person, messageOf(person, { ...given, nonce }))))).toEqual(
      [401, 'siwx/nonce_invalid'],
    )
})

test('error: a page other than the message’s, or no page, cannot sign in', async () => {
  const person = createEvmPerson()
  await server.deps.projects.create({
    id: 'two',
    mode: 'production',
    origins: [origin, 'https://other.example', 'http://app.example'],
  })
  const to = (headers: Record<string, string>, changes = {}) =>
    server.app
      .inject({ method: 'POST', url: '/v1/siwx/nonce?projectId=two', headers: { origin } })
      .then(async (given) =>
        server.app.inject({
          method: 'POST',
          url: '/v1/siwx/sessions?projectId=two',
          headers,
          payload: await signedBy(person, messageOf(person, given.json(), changes)),
        }),
      )
  expect((await to({ origin })).statusCode).toBe(200)
  expect(codeOf(await to({}))).toEqual([403, 'server/origin_refused'])
  expect(codeOf(await to({ origin: 'https://evil.example' }))).toEqual([403, 'server/origin_refused'])
  expect(codeOf(await to({ origin: 'null' }))).toEqual([403, 'server/origin_refused'])
  expect(codeOf(await to({ origin: 'https://other.example' }))).toEqual([401, 'siwx/message_refused'])
  // The same host without TLS is another origin.
  expect(codeOf(await to({ origin: 'http://app.example' }))).toEqual([401, 'siwx/message_refused'])
  expect(codeOf(await to({ origin }, { uri: 'https://other.example' }))).toEqual([
    401,
    'siwx/message_refused',
  ])
})

test('behavior: a project under development signs in on a developer’s own machine', async () => {
  await server.deps.projects.create({ id: 'young' })
  const person = createSolanaPerson()
  for (const page of ['http://localhost:5173', 'http://127.0.0.1:4000', 'https://[::1]:8443']) {
    const headers = { origin: page }
    const given = await server.app.inject({ method: 'POST', url: '/v1/siwx/nonce?projectId=young', headers })
    const message = messageOf(person, given.json(), { domain: new URL(page).host, uri: `${page}/login` })
    const url = '/v1/siwx/sessions?projectId=young'
    const payload = await signedBy(person, message)
    expect((await server.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200)
  }
})

test('property: on EVM chains the text is the one that viem writes and reads', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcXYZ019'), minLength: 8, maxLength: 40 })
  const date = fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true })
  const optional = { statement: word, expirationTime: date, notBefore: date, requestId: word }
  const fields = fc.record(
    { chainId: fc.integer({ min: 1, max: 2 ** 31 }), nonce: word, issuedAt: date, ...optional },
    { requiredKeys: ['chainId', 'nonce', 'issuedAt'] },
  )
  const { address } = createEvmPerson()
  const same = {
    address: address as Hex,
    domain: 'app.example',
    uri: 'https://app.example/a',
    version: '1',
  } as const
  fc.assert(
    fc.property(fields, fc.array(fc.webUrl(), { maxLength: 3 }), ({ chainId, ...rest }, resources) => {
      const theirs = createSiweMessage({ ...same, ...rest, chainId, ...(resources.length && { resources }) })
      const times = Object.entries(rest).map(([key, value]) => [
        key,
        value instanceof Date ? value.toISOString() : value,
      ])
      const message = {
        ...same,
        ...Object.fromEntries(times),
        chainId: `eip155:${chainId}` as const,
        ...(resources.length && { resources }),
      }
      expect(writeMessage(message)).toBe(theirs)
      expect(parseMessage(theirs)).toEqual(message)
      expect(parseSiweMessage(theirs)).toMatchObject({ ...same, chainId, nonce: rest.nonce })
    }),
  )
})

test('behavior: a refresh token is good once, and what it gives goes on', async () => {
  const first = await server.signIn(createEvmPerson())
  ahead = 60_000
  const second = (await refresh(first.refreshToken)).json()
  expect(second).toMatchObject({ id: first.id, session: first.session })
  expect(second.refreshToken).not.toBe(first.refreshToken)
  expect(Date.parse(second.accessExpiresAt)).toBeGreaterThan(Date.parse(first.accessExpiresAt))
  ahead = 120_000
  const third = (await refresh(second.refreshToken)).json()
  expect((await me(third.accessToken)).statusCode).toBe(200)
})

test('behavior: within half a minute the same token gives the same answer, after that it ends the session', async () => {
  const first = await server.signIn(createEvmPerson())
  ahead = 60_000
  const second = (await refresh(first.refreshToken)).json()
  ahead = 60_000 + 29_000
  expect((await refresh(first.refreshToken)).json().refreshToken).toBe(second.refreshToken)
  ahead = 60_000 + 31_000
  expect(codeOf(await refresh(first.refreshToken))).toEqual([401, 'siwx/token_reused'])
  expect(codeOf(await refresh(second.refreshToken))).toEqual([401, 'siwx/session_ended'])
  expect(codeOf(await me(second.accessToken))).toEqual([401, 'siwx/session_ended'])
})

test('behavior: a token two behind ends the session at once', async () => {
  const first = await server.signIn(createEvmPerson())
  const second = (await refresh(first.refreshToken)).json()
  const third = (await refresh(second.refreshToken)).json()
  expect(codeOf(await refresh(first.refreshToken))).toEqual([401, 'siwx/token_reused'])
  expect(codeOf(await refresh(third.refreshToken))).toEqual([401, 'siwx/session_ended'])
})

test('error: a made-up refresh token ends nothing', async () => {
  const { refreshToken, accessToken } = await server.signIn(createEvmPerson())
  for (let at = 0; at < refreshToken.length; at += 5) {
    const letter = refreshToken[at] === 'A' ? 'B' : 'A'
    const forged = refreshToken.slice(0, at) + letter + refreshToken.slice(at + 1)
    expect(codeOf(await refresh(forged))).toEqual([401, 'siwx/token_invalid'])
  }
  for (const forged of ['', 'x', `${refreshToken}=`, refreshToken.slice(1), accessToken])
    expect(codeOf(await refresh(forged))).toEqual([401, 'siwx/token_invalid'])
  const elsewhere = await server.app.inject({
    method: 'POST',
    url: '/v1/siwx/refresh?projectId=other',
    payload: { refreshToken },
  })
  expect(codeOf(elsewhere)).toEqual([401, 'siwx/token_invalid'])
  expect((await me(accessToken)).statusCode).toBe(200)
  expect((await refresh(refreshToken)).statusCode).toBe(200)
})

test('behavior: here, there and everywhere are signed out', async () => {
  const person = createEvmPerson()
  const devices = []
  for (let count = 0; count < 4; count += 1) {
    ahead += 1_000
    devices.push(await server.signIn(person))
  }
  const [a, b, c, d] = devices as [
    (typeof devices)[0],
    (typeof devices)[0],
    (typeof devices)[0],
    (typeof devices)[0],
  ]
  const stranger = await server.signIn(createEvmPerson())
  const elsewhere = await server.signIn({ ...createSolanaPerson() })
  const list = async (token: string) => (await server.call('GET', 'sessions', { token })).json().sessions
  expect(
    (await list(a.accessToken)).map((one: { id: string; isCurrent: boolean }) => [one.id, one.isCurrent]),
  ).toEqual([
    [d.id, false],
    [c.id, false],
    [b.id, false],
    [a.id, true],
  ])
  const signOut = async (token: string, path = 'sessions') =>
    (await server.call('DELETE', path, { token })).json()
  expect(await signOut(a.accessToken)).toEqual({ ended: 1 })
  expect(await signOut(a.accessToken)).toEqual({ ended: 0 })
  expect(await signOut(a.accessToken, 'sessions?which=all')).toEqual({ ended: 0 })
  expect(codeOf(await server.call('GET', 'sessions', { token: a.accessToken }))).toEqual([
    401,
    'siwx/session_ended',
  ])
  expect(codeOf(await refresh(a.refreshToken))).toEqual([401, 'siwx/session_ended'])
  expect(await signOut(b.accessToken, `sessions/${c.id}`)).toEqual({ ended: 1 })
  expect(await signOut(b.accessToken, `sessions/${stranger.id}`)).toEqual({ ended: 0 })
  expect(codeOf(await me(c.accessToken))).toEqual([401, 'siwx/session_ended'])
  expect(await list(b.accessToken)).toHaveLength(2)
  expect(await signOut(b.accessToken, 'sessions?which=all')).toEqual({ ended: 2 })
  expect(codeOf(await me(d.accessToken))).toEqual([401, 'siwx/session_ended'])
  for (const { accessToken } of [stranger, elsewhere]) expect((await me(accessToken)).statusCode).toBe(200)
})

test('error: no token, an old one, or one of another page, project or kind opens nothing', async () => {
  const { accessToken, refreshToken } = await server.signIn(createEvmPerson())
  const [head = '', body = '', signature = ''] = accessToken.split('.')
  const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt', kid: 'x' })).toString('base64url')
  const { kid } = decodeProtectedHeader(accessToken)
  const hmac = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'at+jwt', kid })).toString('base64url')
  const bad = [
    `${none}.${body}.`,
    `${hmac}.${body}.${signature}`,
    `${head}.${body}.${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`,
    `${head}.${Buffer.from('{"sub":"x"}').toString('base64url')}.${signature}`,
    refreshToken,
    'x',
    `${'a'.repeat(5_000)}.b.c`,
  ]
  for (const token of bad) expect(codeOf(await me(token))).toEqual([401, 'siwx/token_invalid'])
  expect(codeOf(await server.call('GET', 'me'))).toEqual([401, 'siwx/token_invalid'])
  expect(codeOf(await me(accessToken, { authorization: accessToken }))).toEqual([401, 'siwx/token_invalid'])
  const foreign = await server.app.inject({
    url: '/v1/siwx/me?projectId=other',
    headers: { origin, authorization: `Bearer ${accessToken}` },
  })
  expect(codeOf(foreign)).toEqual([401, 'siwx/token_invalid'])
  ahead = 600_000 + 31_000
  expect(codeOf(await me(accessToken))).toEqual([401, 'siwx/token_invalid'])
})

test('error: a session is good on its own page only, and for callers that are no page', async () => {
  const { accessToken, refreshToken } = await server.signIn(createEvmPerson())
  const neighbour = { origin: 'https://blog.app.example' }
  expect(codeOf(await me(accessToken, neighbour))).toEqual([401, 'siwx/token_invalid'])
  expect(codeOf(await refresh(refreshToken, neighbour))).toEqual([401, 'siwx/token_invalid'])
  const backend = await server.app.inject({
    url: '/v1/siwx/me?projectId=test',
    headers: { authorization: `Bearer ${accessToken}` },
  })
  expect(backend.statusCode).toBe(200)
  expect((await refresh(refreshToken)).statusCode).toBe(200)
})

test('behavior: a cookie holds the refresh token where no script reaches it', async () => {
  const person = createEvmPerson()
  const account = `${person.chainId}:${person.address}`
  const signed = await signedBy(person, messageOf(person, await server.nonce()))
  const answer = await server.post({ ...signed, transport: 'cookie' })
  const first = answer.json()
  expect(first.refreshToken).toBeNull()
  const set = String(answer.headers['set-cookie'])
  expect(set).toMatch(
    /^__Host-latchkey-[\da-f]{24}=[\w-]{91}; Path=\/; Max-Age=\d+; Secure; HttpOnly; SameSite=Strict$/,
  )
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    vary: 'origin',
  })
  const cookie = `other=1; ${set.split(';')[0]}; last=2`
  const again = (headers: Record<string, string>, payload: object = { account }) =>
    server.call('POST', 'refresh', { payload, headers })
  const second = await again({ cookie })
  expect([second.statusCode, second.json().refreshToken]).toEqual([200, null])
  expect(String(second.headers['set-cookie'])).not.toBe(set)
  expect((await again({ cookie }, { account: account.toLowerCase() })).statusCode).toBe(200)

  expect(codeOf(await again({}))).toEqual([401, 'siwx/token_invalid'])
  expect(codeOf(await again({ cookie: 'a=b' }))).toEqual([401, 'siwx/token_invalid'])
  expect(codeOf(await again({ cookie }, { account: `eip155:1:${person.address}` }))).toEqual([
    401,
    'siwx/token_invalid',
  ])
  // Requests that an unlisted page, a sibling domain or no page makes the browser send.
  expect(codeOf(await again({ cookie, origin: 'https://evil.example' }))).toEqual([
    403,
    'server/origin_refused',
  ])
  expect(codeOf(await again({ cookie, origin: 'https://blog.app.example' }))).toEqual([
    401,
    'siwx/token_invalid',
  ])
  const bare = await server.app.inject({
    method: 'POST',
    url: '/v1/siwx/refresh?projectId=test',
    headers: { cookie },
    payload: { account },
  })
  expect(codeOf(bare)).toEqual([403, 'server/origin_refused'])

  const out = await server.call('DELETE', 'sessions', {
    token: first.accessToken,
    headers: { cookie: String(second.headers['set-cookie']).split(';')[0] ?? '' },
  })
  expect(out.json()).toEqual({ ended: 1 })
  expect(out.headers['set-cookie']).toMatch(/^__Host-latchkey-[\da-f]{24}=; Path=\/; Max-Age=0; /)
  // A cookie whose session was ended in another tab is deleted, too.
  const late = await again({ cookie })
  expect([codeOf(late), late.headers['set-cookie']]).toEqual([
    [401, 'siwx/session_ended'],
    out.headers['set-cookie'],
  ])
})

test('behavior: a page that is not listed cannot read answers with credentials, but every refusal', async () => {
  const preflight = await server.app.inject({
    method: 'OPTIONS',
    url: '/v1/siwx/refresh?projectId=test',
    headers: { origin, 'access-control-request-method': 'POST' },
  })
  expect([preflight.statusCode, preflight.headers['access-control-allow-credentials']]).toEqual([204, 'true'])
  expect(preflight.headers['access-control-allow-methods']).toContain('DELETE')
  const refused = await server.call('POST', 'nonce', { headers: { origin: 'https://evil.example' } })
  expect(codeOf(refused)).toEqual([403, 'server/origin_refused'])
  expect(refused.headers['access-control-allow-origin']).toBe('https://evil.example')
  const other = await server.app.inject({ url: '/livez', headers: { origin } })
  expect(other.headers['access-control-allow-credentials']).toBeUndefined()
})

test('behavior: keys are published, change once a month, and overlap', async () => {
  const kids = async () => {
    const answer = await server.app.inject('/.well-known/jwks.json')
    expect(answer.headers['cache-control']).toBe('public, max-age=300')
    return answer.json().keys.map(({ kid }: { kid: string }) => kid)
  }
  const day = 86_400_000
  const person = createEvmPerson()
  const sign = async () => decodeProtectedHeader((await server.signIn(person)).accessToken).kid
  const before = await sign()
  expect(await kids()).toEqual([before])
  // The next key is there a day before it is needed, and does not sign yet.
  ahead = 29 * day + 60_000
  const [, next] = await kids()
  expect(next).toBeDefined()
  expect(await sign()).toBe(before)
  const last = await server.signIn(person)
  ahead = 30 * day + 5_000
  expect(await sign()).toBe(next)
  expect(await kids()).toEqual([before, next])
  ahead = 29 * day + 120_000
  expect((await me(last.accessToken)).statusCode).toBe(200)
  ahead = 30 * day + 2 * 3_600_000
  expect(await kids()).toEqual([next])
})

test('behavior: two processes that start at once make one key; with another secret there is another', async () => {
  await sql`delete from siwx_keys`.execute(server.deps.db)
  const url = String(server.deps.config.databaseUrl)
  const others = await Promise.all([1, 2, 3].map(() => startSiwx({ url })))
  const secret = { SECRET: 'another secret that is as long as it must be' }
  const stranger = await startSiwx({ url, env: secret })
  try {
    const keys = await Promise.all(others.map((one) => one.deps.siwx.keys()))
    expect(new Set(keys.map((list) => JSON.stringify(list))).size).toBe(1)
    expect(keys[0]).toHaveLength(1)
    const [one, two] = others
    const { accessToken, refreshToken } = (await one?.signIn(createEvmPerson())) ?? {}
    expect((await two?.call('GET', 'me', { token: String(accessToken) }))?.statusCode).toBe(200)
    expect(await stranger.deps.siwx.keys()).toHaveLength(2)
    // Keys that cannot be decrypted still verify; refresh tokens of another secret are invalid.
    expect((await stranger.call('GET', 'me', { token: String(accessToken) })).statusCode).toBe(200)
    const payload = { refreshToken: String(refreshToken) }
    expect(codeOf(await stranger.call('POST', 'refresh', { payload }))).toEqual([401, 'siwx/token_invalid'])
    const rows = await server.deps.db.selectFrom('siwx_keys').select('sealed_key').execute()
    for (const { sealed_key: sealed } of rows)
      expect(sealed.toString('latin1')).not.toContain('\x30\x2e\x02\x01')
  } finally {
    await Promise.all([...others, stranger].map((one) => one.stop()))
  }
})

test('behavior: no token is stored, and expired rows are removed', async () => {
  const { refreshToken, accessToken } = await server.signIn(createEvmPerson())
  const { rows } = await sql<{ text: string }>`select s::text as text from siwx_sessions s`.execute(
    server.deps.db,
  )
  const all = rows.map(({ text }) => text).join('\n')
  const raw = Buffer.from(refreshToken, 'base64url').toString('hex')
  for (const secret of [refreshToken, accessToken, raw, raw.slice(40, 104)]) expect(all).not.toContain(secret)
  ahead = 90 * 86_400_000
  await server.deps.siwx.prune()
  for (const table of ['siwx_sessions', 'siwx_nonces'] as const)
    expect(await server.deps.db.selectFrom(table).selectAll().execute()).toEqual([])
})

test('error: cookies that are switched off are refused, and settings that make no sense', async () => {
  const off = await startSiwx({
    env: { SIWX_COOKIES: 'off', SIWX_ISSUER: 'https://id.example', SIWX_SESSION_HOURS: '1' },
  })
  try {
    const person = createEvmPerson()
    const signed = await signedBy(person, messageOf(person, await off.nonce()))
    expect(codeOf(await off.post({ ...signed, transport: 'cookie' }))).toEqual([400, 'siwx/cookies_off'])
    const { accessToken, session } = (await off.post(signed)).json()
    expect(decodeJwt(accessToken).iss).toBe('https://id.example')
    expect(Date.parse(session.expirationTime)).toBeLessThan(Date.now() + 3_600_001)
  } finally {
    await off.stop()
  }
  await expect(startSiwx({ env: { SIWX_COOKIES: 'maybe' } })).rejects.toThrow('SIWX_COOKIES')
})

test('error: chains that are not served, and addresses with a wrong checksum, are refused', async () => {
  const person = createEvmPerson()
  const to = async (changes: object) =>
    codeOf(await server.post(await signedBy(person, messageOf(person, await server.nonce(), changes))))
  expect(await to({ chainId: 'eip155:999' })).toEqual([400, 'server/chain_unsupported'])
  const other = { chainId: 'cosmos:cosmoshub-4', address: 'cosmos1t2uflqwqe0fsj0shcfkrvpukewcw40yjj6hdc0' }
  expect(await to(other)).toEqual([400, 'server/chain_unsupported'])
  const wrong = person.address.replace(/[a-fA-F]/, (letter) =>
    letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
  )
  expect(await to({ address: wrong })).toEqual([400, 'server/address_invalid'])
})

test('error: a project in development signs in on its own pages and on this machine, not on preview hosts', async () => {
  const { projects } = server.deps
  await projects.create({ id: 'draft', origins: [origin, 'https://*.ngrok-free.app'] })
  await projects.create({ id: 'empty' })
  const attempt = async (projectId: string, page: string) => {
    const person = createEvmPerson()
    const given = server.deps.siwx.nonce(projectId)
    const signed = await signedBy(person, messageOf(person, given, { domain: new URL(page).host, uri: page }))
    const post = (path: string, payload: object) =>
      server.app.inject({
        method: 'POST',
        url: `/v1/siwx/${path}?projectId=${projectId}`,
        headers: { origin: page },
        payload,
      })
    const nonce = await post('nonce', {})
    const signedIn = await post('sessions', signed)
    // A session from before the list changed is not continued either.
    const { refreshToken = 'x' } = signedIn.json()
    const refreshed = await post('refresh', { refreshToken })
    return [nonce.statusCode, signedIn.statusCode, refreshed.statusCode]
  }
  for (const page of [origin, 'https://x.ngrok-free.app', 'http://localhost:5173', 'http://127.0.0.1:3000'])
    expect([page, await attempt('draft', page)]).toEqual([page, [200, 200, 200]])
  expect(await attempt('empty', 'http://localhost:5173')).toEqual([200, 200, 200])
  for (const page of ['https://evil.vercel.app', 'https://evil.pages.dev', 'https://evil.example'])
    for (const projectId of ['draft', 'empty'])
      expect([page, projectId, await attempt(projectId, page)]).toEqual([page, projectId, [403, 403, 403]])
  expect(await attempt('empty', origin)).toEqual([403, 403, 403])
})
