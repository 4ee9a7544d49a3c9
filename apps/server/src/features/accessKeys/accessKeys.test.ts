import type { Scope } from '@latchkey/protocol/http/scopes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyAudit } from '../../audit/verifyAudit.ts'
import { adminToken, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { audit } from '../audit/audit.ts'
import { accessKeys } from './accessKeys.ts'

const previous = 'the token that was used before this one'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { ADMIN_TOKEN_PREVIOUS: previous } })
  await server.deps.projects.create({ id: 'other', name: 'Other' })
})
afterAll(() => server.stop())

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

async function call(key: string, method: Method, path: string, payload?: object) {
  const answer = await server.app.inject({
    method,
    url: `/admin/v1/${path}`,
    headers: { authorization: `Bearer ${key}`, 'x-request-id': 'request-of-test' },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.json(), text: answer.body }
}

function command(name: string, options: Record<string, string> = {}): Promise<string> {
  const commands = [...(accessKeys.commands ?? []), ...(audit.commands ?? [])]
  const found = commands.find((one) => one.name === name)
  const { db, config } = server.deps
  return found?.run({ db, config, options }) ?? Promise.reject(new Error('no command'))
}

/** Makes the key of an operator on the command line. */
async function operatorKey(scope: string, options: Record<string, string> = {}): Promise<string> {
  const said = await command('admin key add', { name: 'test', scope, ...options })
  return /^key {2}(lk_admin_\w+)$/m.exec(said)?.[1] ?? ''
}

test('behavior: the token before is accepted as long as it is set', async () => {
  for (const token of [adminToken, previous]) expect((await call(token, 'GET', 'projects')).status).toBe(200)
  expect((await call(`${previous}x`, 'GET', 'projects')).status).toBe(401)
})

test('behavior: a project replaces its key with its key, without an interruption', async () => {
  const made = await call(server.key, 'POST', 'projects/test/keys', { name: 'next' })
  expect(made).toMatchObject({ status: 201, body: { info: { name: 'next', lastUsedOn: null } } })
  const next = made.body.key
  for (const key of [server.key, next]) expect((await call(key, 'GET', 'projects/test')).status).toBe(200)
  const { body, text } = await call(next, 'GET', 'projects/test/keys')
  expect(body.keys.map(({ name }: { name: string }) => name)).toEqual(['first', 'next'])
  expect(text).not.toContain('lk_')
  const revoke = () => call(next, 'DELETE', `projects/test/keys/${body.keys[0].id}`)
  expect((await revoke()).body).toEqual({ revoked: true })
  expect((await revoke()).body).toEqual({ revoked: false })
  expect((await call(server.key, 'GET', 'projects/test')).status).toBe(401)
  expect((await call(next, 'GET', 'projects/test')).status).toBe(200)
  // No other project, and nothing of all projects.
  for (const path of ['projects/other', 'projects/other/keys', 'projects', 'audit'])
    expect((await call(next, 'GET', path)).status).toBe(401)
})

const day = '2027-01-01'
const calls: readonly [Scope, Method, string, object?][] = [
  ['projects:read', 'GET', 'projects'],
  ['projects:read', 'GET', 'projects/other'],
  ['projects:read', 'GET', 'projects/other/keys'],
  ['projects:write', 'PATCH', 'projects/other', { name: 'Changed' }],
  ['projects:write', 'POST', 'projects', { name: 'Made' }],
  ['keys:write', 'POST', 'projects/other/keys', { name: 'made' }],
  ['keys:write', 'POST', 'projects/other/key'],
  ['keys:write', 'DELETE', 'projects/other/keys/0123456789abcdef'],
  ['usage:read', 'GET', `projects/other/events?from=${day}&to=${day}`],
  ['audit:read', 'GET', 'audit'],
]

test('behavior: the key of an operator opens what its scopes name, and nothing else', async () => {
  for (const scope of new Set(calls.map(([scope]) => scope))) {
    const key = await operatorKey(scope)
    for (const [needed, ...rest] of calls) {
      const { status, body } = await call(key, ...rest)
      const seen = needed === scope ? status < 300 : [status, body.code]
      expect([scope, ...rest, seen]).toEqual([
        scope,
        ...rest,
        needed === scope ? true : [403, 'server/key_scope_missing'],
      ])
    }
  }
})

test('behavior: a key for one project opens no other, and nothing that is the operator’s', async () => {
  const key = await operatorKey('projects:read,projects:write', { project: 'other' })
  expect((await call(key, 'GET', 'projects/other')).status).toBe(200)
  expect((await call(key, 'PATCH', 'projects/other', { name: 'Mine' })).status).toBe(200)
  expect((await call(key, 'PATCH', 'projects/other', { disabled: true })).status).toBe(401)
  for (const path of ['projects/test', 'projects/unknown', 'projects'])
    expect((await call(key, 'GET', path)).status).toBe(403)
})

test('error: wrong, revoked, expired and made-up keys are refused alike', async () => {
  const revoked = await operatorKey('projects:read')
  const id = (await command('admin key list')).trim().split('\n').at(-1)?.slice(0, 16) ?? ''
  expect(await command('admin key revoke', { key: id })).toBe(`revoked ${id}\n`)
  await expect(command('admin key revoke', { key: id })).rejects.toThrow('admin key revoke needs --key')
  const expiring = await operatorKey('projects:read', { expires: '1d' })
  await server.deps.db
    .updateTable('access_keys')
    .set({ expires_at: new Date(0) })
    .where('expires_at', 'is not', null)
    .execute()
  const wrong = `${revoked.slice(0, -1)}${revoked.endsWith('0') ? '1' : '0'}`
  const refusals = await Promise.all(
    [revoked, expiring, wrong, 'x', 'lk_admin_'].map(async (key) => {
      const { status, body } = await call(key, 'GET', 'projects')
      return { status, body }
    }),
  )
  for (const refusal of refusals) expect(refusal).toEqual(refusals[0])
  expect(refusals[0]).toMatchObject({ status: 401, body: { code: 'server/admin_token_invalid' } })
})

test('error: an option of a key that is wrong is named and makes no key', async () => {
  const cases: [string, Record<string, string>, string][] = [
    ['admin key add', { scope: 'projects:read' }, 'admin key add needs --name'],
    ['admin key add', { name: 'ci' }, '--scope must list some of projects:read'],
    ['admin key add', { name: 'ci', scope: 'projects:read,all' }, '--scope must list some of'],
    ['admin key add', { name: 'ci', scope: 'audit:read', project: 'none' }, 'unknown project none'],
    ['project key add', { name: 'ci' }, 'project key add needs --project'],
    ['project key add', { name: 'ci', project: 'test', expires: 'soon' }, '--expires must be a number'],
    ['project key add', { name: 'ci', project: 'test', expires: '2020-01-01' }, '--expires must be'],
    ['project key list', { project: 'none' }, 'unknown project none'],
    ['project key revoke', { project: 'test', key: 'x' }, 'project key revoke needs --key'],
  ]
  const before = await command('admin key list')
  for (const [name, options, sentence] of cases)
    await expect(command(name, options)).rejects.toThrow(sentence)
  expect(await command('admin key list')).toBe(before)
})

test('behavior: who changed which fields is recorded, before and after, and can be read in pages', async () => {
  await server.deps.projects.create({ id: 'seen', name: 'Seen' })
  const origins = ['https://private.example']
  await call(adminToken, 'PATCH', 'projects/seen', { origins, mode: 'production' })
  // Changes nothing.
  await call(adminToken, 'PATCH', 'projects/seen', { origins })
  await command('project key add', { project: 'seen', name: 'by command' })
  const key = await operatorKey('audit:read')
  const first = await call(key, 'GET', 'audit?project=seen&limit=2')
  expect(first.body.entries).toMatchObject([
    { kind: 'key/added', details: { actor: 'command line', name: 'by command', project: 'seen' } },
    {
      kind: 'project/changed',
      subject: 'seen',
      details: { actor: 'ADMIN_TOKEN', request: 'request-of-test', fields: 'mode origins' },
    },
  ])
  const second = await call(key, 'GET', `audit?project=seen&limit=2&before=${first.body.next}`)
  expect(second.body).toMatchObject({ entries: [{ kind: 'project/created' }], next: null })
  expect(first.text).toContain('private.example')

  const listed = await command('audit list', { chain: 'admin', project: 'seen' })
  expect(listed.trim().split('\n')).toHaveLength(3)
  expect(listed).toContain('project/changed  seen  ')
  expect(await verifyAudit(server.deps.db, 'admin')).toMatchObject({ ok: true })
  expect(await command('audit verify', { chain: 'admin' })).toContain('no fault')
})
