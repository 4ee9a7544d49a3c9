import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { badRequest, createRandom, type Operation, operationsOf } from '../../testing/badRequests.ts'
import { startIssuer, type TestIssuer } from './testing/startIssuer.ts'
import {
  createDevice,
  host,
  type LoginServer,
  someEmail,
  startLogin,
  walletUrl,
} from './testing/startLogin.ts'

let server: LoginServer
let issuer: TestIssuer
beforeAll(async () => {
  // At an address where nothing is.
  const id = { SOCIAL_GOOGLE_ID: 'id', SOCIAL_GOOGLE_SECRET: 'secret' }
  issuer = await startIssuer()
  const env = { ...id, SOCIAL_GOOGLE_URL: 'http://127.0.0.1:9', TOKEN_LOGIN_HOSTS: issuer.host }
  server = await startLogin({ env })
  await server.deps.projects.set('test', { tokenLogin: issuer.tokenLogin })
})
afterAll(async () => {
  await server.stop()
  await issuer.stop()
})

/** Another seed finds other failures; the same seed reproduces one. */
const seed = Number(process.env.SEED ?? 20_260_101)
const requests = process.env.EXHAUSTIVE ? 20_000 : 1_000

/** Not in the OpenAPI document. */
const pages: Operation[] = ['device', 'undo'].flatMap((name) =>
  ['get', 'post'].map((method) => ({
    method: method.toUpperCase(),
    path: `/${name}/{token}`,
    params: { token: { type: 'string' } },
    query: {},
    body: method === 'post' ? { type: 'object', properties: { choice: { type: 'string' } } } : undefined,
  })),
)

const text = { type: 'string' } as const
const returned = { code: text, state: text, iss: text, error: text, name: text, user: text }
const returns: Operation[] = ['GET', 'POST'].map((method) => ({
  method,
  path: '/v1/login/social/return/{provider}',
  params: { provider: text },
  query: method === 'GET' ? returned : {},
  body: method === 'POST' ? { type: 'object', properties: returned } : undefined,
}))

test('property: bad calls with a right proof end in no failure of ours', { timeout: 300_000 }, async () => {
  const device = await createDevice()
  const email = someEmail()
  const { accessToken: token, refreshToken } = await server.logIn(device, email)
  const { attemptId } = await server.begin(device, email)
  const known = {
    projectId: 'test',
    origin: host,
    email,
    attemptId,
    changeId: attemptId,
    visitId: attemptId,
    provider: 'google',
    refreshToken,
    token: await issuer.sign('ana'),
    language: 'en',
  }
  const operations = operationsOf(server.app.swagger()).filter(({ path }) => path.startsWith('/v1/login/'))
  expect(operations.length).toBeGreaterThanOrEqual(10)
  const all = [...operations, ...pages, ...returns]
  const random = createRandom(seed)
  const failed: unknown[] = []
  const statuses = new Set<number>()
  for (let index = 0; index < requests; index += 1) {
    const operation = all[index % all.length] as Operation
    const { what, method, url, headers, payload } = badRequest(operation, known, random)
    const [path] = url.split('?')
    const isOwn = random.chance(0.8)
    const proof = await device.prove({
      method,
      url: `${walletUrl}${path}`,
      nonce: server.nonce(),
      body: payload,
      ...(isOwn && { token }),
    })
    const answer = await server.app.inject({
      method,
      url,
      headers: { dpop: proof, ...(isOwn && { authorization: `DPoP ${token}` }), ...headers },
      ...(payload !== undefined && { payload }),
    } as InjectOptions)
    statuses.add(answer.statusCode)
    if (answer.statusCode >= 500) failed.push({ what, method, url, payload, status: answer.statusCode })
  }
  expect(failed).toEqual([])
  // Some of them get as far as the database.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 401, 422]))
})
