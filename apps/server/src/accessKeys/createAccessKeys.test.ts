import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAudit } from '../audit/listAudit.ts'
import { splitStatements } from '../db/splitStatements.ts'
import { createProjects } from '../projects/projects.ts'
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts'
import { createAccessKeys } from './createAccessKeys.ts'
import { isKeyText, makeKeyText } from './keyText.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

let now = Date.now()
const by = { name: 'test' }
const open = () => createAccessKeys({ db: database.db, clock: () => now })
const makeProject = (name: string) => createProjects({ db: database.db, clock: Date.now }).create({ name })

test('behavior: keys have a prefix and a checksum, so that a mistyped one is known without a query', () => {
  for (const kind of ['admin', 'project'] as const) {
    const text = makeKeyText(kind)
    expect(text).toMatch(new RegExp(`^lk_${kind}_[\\dA-Za-z]{38}$`))
    expect(isKeyText(text)).toBe(true)
    for (const wrong of [text.slice(0, -1), `${text}0`, text.toUpperCase(), `${text.slice(0, -1)}!`])
      expect(isKeyText(wrong)).toBe(false)
    const at = 15
    expect(isKeyText(text.slice(0, at) + (text[at] === 'a' ? 'b' : 'a') + text.slice(at + 1))).toBe(false)
  }
})

test('behavior: two keys of a project work until one is revoked', async () => {
  const keys = open()
  const { project, key: first } = await makeProject('Overlap')
  const owner = { projectId: project.id }
  const { key, text } = await keys.add({ name: 'second', ...owner }, by)
  expect(await keys.find(first)).toMatchObject({ ...owner, name: 'first', scopes: null })
  expect(await keys.find(text)).toMatchObject({ ...owner, name: 'second' })
  const one = (await keys.list(owner)).find(({ name }) => name === 'first')
  expect(await keys.revoke(one?.id ?? '', owner, by)).toBe(true)
  expect(await keys.revoke(one?.id ?? '', owner, by)).toBe(false)
  expect(await keys.find(first)).toBeUndefined()
  expect(await keys.find(text)).toMatchObject({ id: key.id })
  // A key of one project is not another's to revoke.
  const { project: other } = await makeProject('Other')
  expect(await keys.revoke(key.id, { projectId: other.id }, by)).toBe(false)
  expect(await keys.revoke(key.id, 'operator', by)).toBe(false)

  const rows = await sql`select * from access_keys`.execute(database.db)
  expect(JSON.stringify(rows)).not.toContain(text.slice(12))
})

test('behavior: a key that expires is refused from then on', async () => {
  const keys = open()
  const { project } = await makeProject('Expiry')
  const expiresAt = new Date(now + 60_000)
  const { text } = await keys.add({ name: 'short', projectId: project.id, expiresAt }, by)
  expect(await keys.find(text)).toBeDefined()
  now += 60_000
  expect(await keys.find(text)).toBeUndefined()
})

test('behavior: the day of the last use is written once a day', async () => {
  now = Date.UTC(2027, 0, 30, 12)
  let writes = 0
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      if (node.kind === 'UpdateQueryNode') writes++
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const keys = createAccessKeys({ db, clock: () => now })
  const { project, key } = await makeProject('Used')
  const usedOn = async () => (await keys.list({ projectId: project.id }))[0]?.lastUsedOn
  expect(await usedOn()).toBeNull()
  for (let count = 0; count < 20; count++) await keys.find(key)
  await expect.poll(usedOn).toBe('2027-01-30')
  expect(writes).toBe(1)
  now += 86_400_000
  for (let count = 0; count < 20; count++) await keys.find(key)
  await expect.poll(usedOn).toBe('2027-01-31')
  expect(writes).toBe(2)
})

test('behavior: replacing revokes every key of the project, and calls at once leave one', async () => {
  const keys = open()
  const { project, key } = await makeProject('Replaced')
  const owner = { projectId: project.id }
  const { text } = await keys.add({ name: 'second', ...owner }, by)
  const made = await Promise.all([1, 2, 3].map(() => keys.replaceAll(project.id, by)))
  expect(await keys.list(owner)).toHaveLength(1)
  expect(await keys.find(key)).toBeUndefined()
  expect(await keys.find(text)).toBeUndefined()
  const found = await Promise.all(made.map((one) => keys.find(String(one))))
  expect(found.filter(Boolean)).toHaveLength(1)
  expect(await keys.replaceAll('unknown', by)).toBeUndefined()
})

test('behavior: changes of keys are recorded with their actor, and without the key', async () => {
  const keys = open()
  const { project } = await makeProject('Recorded')
  const actor = { name: 'key 0123456789abcdef', requestId: 'request-1' }
  const { key, text } = await keys.add({ name: 'ci', projectId: project.id }, actor)
  await keys.revoke(key.id, { projectId: project.id }, actor)
  const entries = await listAudit(database.db, { chain: 'admin', project: project.id, limit: 10 })
  const details = { actor: actor.name, request: 'request-1', name: 'ci', project: project.id }
  expect(entries).toMatchObject([
    { kind: 'key/revoked', subject: key.id, details },
    { kind: 'key/added', subject: key.id, details },
    { kind: 'project/created', subject: project.id, details: { actor: 'program' } },
  ])
  expect(JSON.stringify(entries)).not.toContain(text.slice(12))
})

test('behavior: the key that a project had before there were several goes on', async () => {
  const { db } = database
  const old = `lk_${randomBytes(24).toString('base64url')}`
  await db.deleteFrom('projects').execute()
  await sql`drop table access_keys`.execute(db)
  await sql`alter table projects alter column key_hash drop default`.execute(db)
  const hash = createHash('sha256').update(old).digest()
  await sql`insert into projects (id, name, key_hash) values ('old', 'Old', ${hash})`.execute(db)
  const file = new URL('../db/migrations/0024_access_keys.sql', import.meta.url)
  const [up = ''] = readFileSync(file, 'utf8').split('-- Down Migration')
  for (const statement of splitStatements(up)) await sql.raw(statement).execute(db)
  expect(await open().find(old)).toMatchObject({ projectId: 'old', name: 'first' })
})
