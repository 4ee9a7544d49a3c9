import { consoleProjectId } from '@latchkey/protocol/consoleProject'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { offerClaim } from '../../members/offerClaim.ts'
import { type ConsoleServer, createPerson, startConsole } from '../../members/testing/startConsole.ts'
import { adminToken } from '../../testing/startTestServer.ts'

let server: ConsoleServer
let ahead = 0
beforeAll(async () => {
  server = await startConsole({ clock: () => Date.now() + ahead })
  await server.deps.projects.create({ id: 'other', name: 'Other' })
})
beforeEach(async () => {
  ahead = 0
  await server.deps.db.deleteFrom('members').execute()
})
afterAll(() => server.stop())

/** The token of the link that a start logs. */
async function claimToken(): Promise<string> {
  const links: string[] = []
  const log = { warn: ({ link }: { link: string }) => links.push(link) }
  await offerClaim({ ...server.deps, log: log as never })
  return /^https:\/\/console\.example\/console\/claim#token=([\w-]{53})$/.exec(links[0] ?? '')?.[1] ?? ''
}

const config = async () => (await server.call(undefined, 'GET', 'console')).body
const claim = (access: string, token: string) =>
  server.call(access, 'POST', 'console/claim', { token, name: 'Ana' })

test('behavior: the link that a start logs makes the first operator, once', async () => {
  const fresh = await startConsole()
  try {
    expect((await fresh.call(undefined, 'GET', 'console')).body).toMatchObject({ isClaimed: false })
  } finally {
    await fresh.stop()
  }
  const ana = createPerson()
  const { accessToken } = await server.signIn(ana)
  expect(await server.call(accessToken, 'GET', 'me')).toMatchObject({
    status: 403,
    body: { code: 'server/role_missing' },
  })
  const [before, token] = [await claimToken(), await claimToken()]
  // Each start replaces the link of the one before.
  expect(await claim(accessToken, before)).toMatchObject({
    status: 410,
    body: { code: 'server/token_spent' },
  })
  expect(await claim(accessToken, token)).toMatchObject({ status: 200, body: { role: 'operator' } })
  expect(await claim(accessToken, token)).toMatchObject({ status: 410 })
  expect(await config()).toMatchObject({ isClaimed: true, sso: null, walletOrigin: null })
  expect(await claimToken()).toBe('')
  expect((await server.call(accessToken, 'GET', 'me')).body).toMatchObject({
    account: ana.account,
    name: 'Ana',
    isOperator: true,
    projects: [
      { id: 'test', role: 'operator', mode: 'development', isDisabled: false },
      { id: 'other', role: 'operator' },
    ],
  })
  const rows = await server.deps.db.selectFrom('owner_claims').selectAll().execute()
  expect(rows).toEqual([])
}, 60_000)

test('behavior: of several people with the link, one becomes the operator', async () => {
  const token = await claimToken()
  const people = await Promise.all(Array.from({ length: 8 }, () => server.signIn(createPerson())))
  const answers = await Promise.all(people.map(({ accessToken }) => claim(accessToken, token)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(410)])
})

test('behavior: signing out and removing a member work with the next call', async () => {
  const ana = createPerson()
  const token = await server.enter('owner', 'test', ana)
  const read = () => server.call(token, 'GET', 'projects/test')
  expect((await read()).status).toBe(200)
  await server.deps.db.deleteFrom('members').where('account', '=', ana.account).execute()
  expect(await read()).toMatchObject({ status: 403, body: { code: 'server/role_missing' } })
  await server.deps.db
    .insertInto('members')
    .values({ project_id: 'test', account: ana.account, role: 'viewer', name: null, added_at: new Date() })
    .execute()
  expect((await read()).status).toBe(200)
  const headers = { authorization: `Bearer ${token}` }
  const url = `/v1/siwx/sessions?projectId=${consoleProjectId}`
  expect((await server.app.inject({ method: 'DELETE', url, headers })).json()).toEqual({ ended: 1 })
  expect(await read()).toMatchObject({ status: 401, body: { code: 'siwx/session_ended' } })
})

test('behavior: a member sees its own projects alone', async () => {
  const token = await server.enter('viewer', 'test')
  expect((await server.call(token, 'GET', 'projects')).body.projects).toMatchObject([{ id: 'test' }])
  for (const id of ['other', 'unknown'])
    expect(await server.call(token, 'GET', `projects/${id}`)).toMatchObject({
      status: 403,
      body: { code: 'server/role_missing' },
    })
  expect((await server.call(token, 'PATCH', 'projects/test', { name: 'X' })).status).toBe(403)
  expect((await server.call(token, 'POST', 'projects', { name: 'X' })).status).toBe(403)
  expect((await server.call(token, 'GET', 'me')).body).toMatchObject({
    isOperator: false,
    projects: [{ id: 'test', role: 'viewer' }],
  })
})

test('behavior: an operator who makes a project is its owner, also after it is no operator any more', async () => {
  const ana = createPerson()
  const token = await server.enter('operator', consoleProjectId, ana)
  const made = await server.call(token, 'POST', 'projects', { id: 'made', name: 'Made' })
  expect(made.status).toBe(201)
  const { db } = server.deps
  await db.deleteFrom('members').where('project_id', '=', consoleProjectId).execute()
  expect((await server.call(token, 'GET', 'me')).body).toMatchObject({
    projects: [{ id: 'made', role: 'owner' }],
  })
  const { body } = await server.call(adminToken, 'GET', 'audit?project=made')
  expect(body.entries).toMatchObject([
    { kind: 'project/created', subject: 'made', details: { actor: `member ${ana.account}` } },
  ])
})

test('behavior: members change their own name, owners that of others; the log has who, and no name', async () => {
  const [ana, bo] = [createPerson(), createPerson()]
  const owner = await server.enter('owner', 'test', ana)
  const viewer = await server.enter('viewer', 'test', bo)
  expect((await server.call(viewer, 'PUT', 'me/name', { name: 'Bo Berg' })).body).toEqual({ name: 'Bo Berg' })
  expect((await server.call(viewer, 'GET', 'me')).body.name).toBe('Bo Berg')
  const path = `projects/test/members/${encodeURIComponent(bo.account)}`
  expect((await server.call(owner, 'PATCH', path, { name: 'Bo Bergman' })).body.member).toMatchObject({
    name: 'Bo Bergman',
    role: 'viewer',
  })
  // The same name again changes nothing.
  await server.call(viewer, 'PUT', 'me/name', { name: 'Bo Bergman' })
  expect((await server.call(viewer, 'PATCH', path, { name: 'Admin' })).status).toBe(403)
  expect((await server.call(viewer, 'PUT', 'me/name', { name: 'a\u0000b' })).status).toBe(400)
  expect((await server.call(viewer, 'PUT', 'me/name', { name: null })).body).toEqual({ name: null })
  const { rows } = await sql<{ actor: string; text: string }>`
    select details->>'actor' as actor, details::text as text from audit
    where kind = 'member/renamed' and subject = ${bo.account} order by sequence`.execute(server.deps.db)
  expect(rows.map(({ actor }) => actor)).toEqual([bo, ana, bo].map(({ account }) => `member ${account}`))
  expect(rows.map(({ text }) => text).join()).not.toContain('Berg')
  const stranger = (await server.signIn(createPerson())).accessToken
  expect((await server.call(stranger, 'PUT', 'me/name', { name: 'Eve' })).status).toBe(403)
})

test('behavior: what is dangerous needs a sign-in of the last 15 minutes', async () => {
  const ana = createPerson()
  await server.enter('owner', 'test', ana)
  const { accessToken, refreshToken } = await server.signIn(ana)
  const rotate = (token: string) => server.call(token, 'POST', 'projects/test/keys', { name: 'new' })
  expect((await rotate(accessToken)).status).toBe(201)
  ahead = 15 * 60_000
  const { accessToken: later } = (await server.siwx('refresh', { refreshToken })).json()
  expect(await rotate(later)).toMatchObject({ status: 403, body: { code: 'server/proof_stale' } })
  expect((await server.call(later, 'PATCH', 'projects/test', { name: 'Test' })).status).toBe(200)
  expect((await rotate((await server.signIn(ana)).accessToken)).status).toBe(201)
})

test('error: tokens of other projects, of other keys and made-up ones are refused', async () => {
  const ana = createPerson()
  const token = await server.enter('operator', consoleProjectId, ana)
  const [head, , tail] = token.split('.')
  const payload = Buffer.from(JSON.stringify({ sub: ana.account })).toString('base64url')
  for (const wrong of [`${head}.${payload}.${tail}`, 'a.b.c', `${token}x`])
    expect(await server.call(wrong, 'GET', 'projects')).toMatchObject({
      status: 401,
      body: { code: 'siwx/token_invalid' },
    })
  expect((await server.call(adminToken, 'GET', 'me')).status).toBe(401)
  expect((await server.call(undefined, 'GET', 'me')).status).toBe(401)
})

test('behavior: members sign in on the origin of the console alone, and its project is no other', async () => {
  const answer = await server.siwx('nonce', undefined, 'https://shop.example')
  expect(answer.statusCode).toBe(403)
  for (const [method, path, payload] of [
    ['GET', 'projects/console', undefined],
    ['PATCH', 'projects/console', { origins: ['https://evil.example'] }],
    ['POST', 'projects/console/key', undefined],
    ['GET', 'projects/console/keys', undefined],
  ] as const)
    expect((await server.call(adminToken, method, path, payload)).status).toBe(404)
  expect((await server.call(adminToken, 'POST', 'projects', { id: 'console' })).status).toBe(400)
  const { projects } = (await server.call(adminToken, 'GET', 'projects')).body
  expect(projects.map(({ id }: { id: string }) => id)).not.toContain('console')
})
