import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../db/migrate.ts'
import { deleteDueProjects } from '../../projects/deleteDueProjects.ts'
import { adminToken, startTestServer, type TestServer } from '../../testing/startTestServer.ts'

const weekMs = 7 * 86_400_000
let now = Date.parse('2026-03-01T00:00:00Z')
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
})
afterAll(() => server.stop())

const admin = { authorization: `Bearer ${adminToken}` }
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
async function call(method: Method, path: string, payload?: object, headers: Record<string, string> = admin) {
  const url = `/admin/v1/projects${path}`
  const answer = await server.app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.json() }
}
const create = async (id: string, settings: object = {}): Promise<string> =>
  (await call('POST', '', { id, name: `The ${id}`, ...settings })).body.key

async function lastChange(project: string) {
  const url = `/admin/v1/audit?project=${project}&limit=1`
  const { entries } = (await server.app.inject({ url, headers: admin })).json()
  return entries[0]
}
const config = async (projectId: string, path = '/v1/config') =>
  (await server.app.inject({ url: `${path}?projectId=${projectId}` })).json()

test('error: an editor who has not seen the last change does not overwrite it', async () => {
  await create('two-editors')
  const { version } = (await call('GET', '/two-editors')).body.project
  expect((await call('PATCH', '/two-editors', { name: 'A', ifVersion: version })).status).toBe(200)
  const refused = await call('PATCH', '/two-editors', { name: 'B', ifVersion: version })
  expect(refused).toMatchObject({ status: 409, body: { code: 'server/project_changed' } })
  expect((await call('GET', '/two-editors')).body.project).toMatchObject({
    name: 'A',
    version: version + 1,
    updatedBy: 'ADMIN_TOKEN',
  })
})

test('property: of many changes of one version at once, exactly one is stored', async () => {
  await create('racing')
  const { version } = (await call('GET', '/racing')).body.project
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      call('PATCH', '/racing', { name: `editor ${index}`, ifVersion: version }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  expect((await call('GET', '/racing')).body.project.version).toBe(version + 1)
})

test('behavior: the audit log says what each setting was and is', async () => {
  await create('recorded', { origins: ['https://a.example'] })
  await call('PATCH', '/recorded', {
    name: 'Shop',
    mode: 'production',
    origins: ['https://a.example', 'https://b.example'],
    theme: { accent: '#0a7' },
    features: [
      { id: 'swap', isEnabled: true, config: ['onchain'] },
      { id: 'activity', isEnabled: false, config: [] },
    ],
  })
  expect(await lastChange('recorded')).toMatchObject({
    kind: 'project/changed',
    details: {
      fields: 'name mode origins features theme',
      was_name: 'The recorded',
      now_name: 'Shop',
      was_mode: 'development',
      now_mode: 'production',
      was_origins: 'https://a.example',
      now_origins: 'https://a.example https://b.example',
      was_features: 'none',
      now_features: 'swap:onchain -activity',
      was_theme: 'none',
      now_theme: '{"accent":"#0a7"}',
    },
  })
})

test('error: neither visitors nor credentials get into the audit log, and long lists are cut', async () => {
  const origins = Array.from({ length: 400 }, (_, index) => `https://shop-${index}.example`)
  await create('private', { origins })
  await call('PATCH', '/private', {
    loginRules: { allow: ['ana@example.com'], deny: ['@bad.example'] },
    tokenLogin: {
      issuer: 'https://id.example',
      audience: 'shop',
      jwksUrl: 'https://8.8.8.8/keys?credential=planted',
    },
    origins: [...origins, 'https://new.example'],
  })
  const { details } = await lastChange('private')
  expect(JSON.stringify(details)).not.toMatch(/ana@|bad\.example|planted/)
  expect(details).toMatchObject({
    now_loginRules: '1 allowed, 1 denied',
    now_origins: '… https://new.example',
    was_origins: '… ',
  })
  for (const value of Object.values(details)) expect(String(value).length).toBeLessThanOrEqual(200)
})

test('behavior: the modal is told its wallets, theme and documents, under both addresses', async () => {
  await create('looks')
  expect(await config('looks')).toMatchObject({ wallets: null, theme: null, legal: null })
  const wallets = { featured: ['rainbow', 'metamask'], hidden: ['phantom'], recommended: [] }
  const legal = { termsUrl: 'https://shop.example/terms', isConsentRequired: true }
  await call('PATCH', '/looks', { wallets, legal, theme: { mode: 'dark', accent: '#1a73e8', font: 'serif' } })
  for (const path of ['/v1/config', '/appkit/v1/config'])
    expect(await config('looks', path)).toMatchObject({
      wallets,
      legal,
      theme: { mode: 'dark', accent: '#1a73e8', font: expect.stringMatching(/Georgia, serif$/) },
    })
  const theme = { tone: 'leaf', edge: 'none', layout: 'wide' }
  await call('PATCH', '/looks', { theme })
  for (const path of ['/v1/config', '/appkit/v1/config'])
    expect((await config('looks', path)).theme).toEqual(theme)
  await call('PATCH', '/looks', { theme: null })
  expect(await config('looks')).toMatchObject({ wallets, theme: null })
})

test('behavior: a hidden wallet is not in the list of all wallets, unless the page asks for it', async () => {
  await create('hiding', { wallets: { featured: [], hidden: ['phantom'], recommended: [] } })
  await create('showing')
  const found = async (projectId: string, query: string) => {
    const url = `/getWallets?projectId=${projectId}&page=1&${query}`
    return (await server.app.inject({ url })).json().data.map(({ id }: { id: string }) => id)
  }
  expect(await found('showing', 'search=phantom')).toContain('phantom')
  expect(await found('hiding', 'search=phantom')).not.toContain('phantom')
  expect(await found('hiding', 'include=phantom')).toEqual(['phantom'])
})

test.each([
  ['a colour with more than a colour', { theme: { accent: 'red;background:url(//evil.example)' } }],
  ['a font of its own', { theme: { font: 'Comic Sans' } }],
  ['a tone that no theme has', { theme: { tone: 'moss' } }],
  ['an edge that no theme has', { theme: { edge: 'glow' } }],
  ['a layout that no theme has', { theme: { layout: 'huge' } }],
  ['a field that no theme has', { theme: { css: 'x' } }],
  ['no document', { legal: { isConsentRequired: true } }],
  ['a script as a document', { legal: { termsUrl: 'javascript:alert(1)', isConsentRequired: false } }],
  ['a wallet that is no id', { wallets: { featured: ['<b>'], hidden: [], recommended: [] } }],
  ['too many wallets', { wallets: { featured: Array(21).fill('a'), hidden: [], recommended: [] } }],
])('error: %s is refused', async (_, settings) => {
  expect((await call('PATCH', '/test', settings)).status).toBe(422)
})

test('behavior: an origin is explained, also with patterns that are not saved yet', async () => {
  await create('explained', { mode: 'production', origins: ['https://shop.example'] })
  const path = '/explained/origins/test'
  expect((await call('POST', path, { origin: 'https://www.shop.example' })).body).toEqual({
    origin: 'https://www.shop.example',
    use: { isAllowed: false, reason: 'www_differs', pattern: 'https://shop.example' },
    signIn: { isAllowed: false, reason: 'www_differs', pattern: 'https://shop.example' },
    suggestion: 'https://www.shop.example',
  })
  const origins = ['https://shop.example', 'https://www.shop.example']
  expect((await call('POST', path, { origin: 'https://www.shop.example', origins })).body).toMatchObject({
    use: { isAllowed: true, reason: 'listed' },
    signIn: { isAllowed: true },
    suggestion: null,
  })
  expect((await call('POST', '/unknown/origins/test', { origin: 'https://a.example' })).status).toBe(404)
})

test('behavior: a deletion disables at once, can be taken back, and is done after a week', async () => {
  await create('leaving')
  await create('staying')
  expect((await config('leaving')).features).toBe(null)
  expect((await call('GET', '/leaving/contents')).body).toMatchObject({
    wallets: 0,
    contents: expect.arrayContaining([{ table: 'access_keys', what: 'keys', count: 1 }]),
  })
  const ordered = await call('DELETE', '/leaving', { name: 'The leaving' })
  expect(ordered.body.project).toMatchObject({
    disabled: true,
    deletedOn: new Date(now + weekMs).toISOString(),
  })
  expect((await config('leaving')).code).toBe('server/project_unknown')
  expect((await lastChange('leaving')).kind).toBe('project/deletion_ordered')

  // Switching it on again does not take it back.
  expect((await call('PATCH', '/leaving', { disabled: false })).body.project.disabled).toBe(true)
  const { project } = (await call('POST', '/leaving/restore')).body
  expect(project).toMatchObject({ disabled: false, deletedOn: null })
  expect((await config('leaving')).features).toBe(null)

  await call('DELETE', '/leaving', { name: 'The leaving' })
  now += weekMs - 1
  await deleteDueProjects(server.deps)
  expect((await call('GET', '/leaving')).status).toBe(200)
  now += 1
  await deleteDueProjects(server.deps)
  now += 60_000
  expect((await call('GET', '/leaving')).status).toBe(404)
  expect((await call('GET', '/staying')).status).toBe(200)
  expect(await lastChange('leaving')).toMatchObject({
    kind: 'project/deleted',
    details: { actor: 'deletion job' },
  })
})

test('behavior: a project that was disabled before is disabled after it is restored', async () => {
  await create('off-before', { disabled: true })
  await call('DELETE', '/off-before', { name: 'The off-before' })
  expect((await lastChange('off-before')).kind).toBe('project/deletion_ordered')
  expect((await call('POST', '/off-before/restore')).body.project.disabled).toBe(true)
})

test('error: a deletion needs the name, and a key that may delete', async () => {
  await create('guarded')
  const { text: key } = await server.deps.accessKeys.add(
    { name: 'writer', scopes: ['projects:read', 'projects:write'] },
    { name: 'test' },
  )
  expect((await call('DELETE', '/guarded', { name: 'guarded' })).status).toBe(400)
  const refused = await call(
    'DELETE',
    '/guarded',
    { name: 'The guarded' },
    { authorization: `Bearer ${key}` },
  )
  expect(refused.body.code).toBe('server/key_scope_missing')
  expect((await call('GET', '/guarded')).body.project).toMatchObject({ disabled: false, deletedOn: null })
})

test('error: a project in which visitors have wallets is not deleted, neither now nor by the job', async () => {
  await create('held')
  await call('DELETE', '/held', { name: 'The held' })
  await migrate(server.deps.config.databaseUrl, undefined, 'vault')
  await sql`insert into vault_wallets (project_id, account_id, revision, created_at)
    values ('held', gen_random_uuid(), 1, now())`.execute(server.deps.db)
  now += weekMs
  await deleteDueProjects(server.deps)
  expect((await call('GET', '/held')).body.project).toMatchObject({ id: 'held', disabled: true })
  expect((await call('GET', '/held/contents')).body.wallets).toBe(1)
  await call('POST', '/held/restore')
  expect(await call('DELETE', '/held', { name: 'The held' })).toMatchObject({
    status: 409,
    body: { code: 'server/project_has_wallets' },
  })
})

test('error: where wallets cannot be counted, as another database has them, no project is deleted', async () => {
  await create('unseen')
  const { db } = server.deps
  await call('DELETE', '/unseen', { name: 'The unseen' })
  // What a process with the role `auth` says of itself; its own database is not that of this one.
  await db.insertInto('server_roles').values({ role: 'auth' }).execute()
  try {
    now += weekMs
    await expect(deleteDueProjects(server.deps)).rejects.toThrow('1 projects were not deleted')
    expect((await call('GET', '/unseen')).status).toBe(200)
    expect((await call('GET', '/unseen/contents')).body.wallets).toBeNull()
    await call('POST', '/unseen/restore')
    expect(await call('DELETE', '/unseen', { name: 'The unseen' })).toMatchObject({
      status: 409,
      body: { code: 'server/project_wallets_unknown' },
    })
  } finally {
    await db.deleteFrom('server_roles').execute()
  }
})
