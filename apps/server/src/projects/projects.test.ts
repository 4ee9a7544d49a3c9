import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts'
import { createProjects } from './projects.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** A missing table fails every query, like a lost database. */
const rename = (from: string, to: string) =>
  sql`alter table ${sql.id(from)} rename to ${sql.id(to)}`.execute(database.db)

test('behavior: a project is made, found, changed and listed', async () => {
  const projects = createProjects({ db: database.db, clock: Date.now })
  const { project, key } = await projects.create({ name: 'Shop', origins: ['https://shop.example'] })
  expect(project).toMatchObject({ name: 'Shop', mode: 'development', features: null, version: 1 })
  expect(project.id).toMatch(/^[\da-f]{32}$/)
  expect(key).toMatch(/^lk_/)
  expect(await projects.find(project.id)).toEqual(project)
  const features = [{ id: 'swap', isEnabled: true, config: ['onchain'] }]
  expect(await projects.set(project.id, { mode: 'production', features })).toMatchObject({
    mode: 'production',
    features,
    origins: ['https://shop.example'],
    version: 2,
  })
  expect(await projects.find(project.id)).toMatchObject({ version: 2 })
  expect(await projects.list()).toHaveLength(1)
  expect(await projects.find('unknown')).toBeUndefined()
  expect(await projects.set('unknown', { name: 'x' })).toBeUndefined()
})

test('behavior: what is known is given at once and outlives the database by a day', async () => {
  let now = 1_000_000
  const projects = createProjects({ db: database.db, clock: () => now })
  const { project } = await projects.create({ name: 'Known' })
  await projects.find(project.id)
  expect(projects.find(project.id)).toEqual(project)
  await rename('projects', 'projects_away')
  now += 60_000
  expect(await projects.find(project.id)).toEqual(project)
  now += 23 * 3_600_000
  expect(await projects.find(project.id)).toEqual(project)
  now += 2 * 3_600_000
  await expect(Promise.resolve(projects.find(project.id))).rejects.toMatchObject({ entry: { status: 503 } })
  await expect(Promise.resolve(projects.find('unknown'))).rejects.toMatchObject({ entry: { status: 503 } })
  await rename('projects_away', 'projects')
  expect(await projects.find(project.id)).toEqual(project)
})

/** A database that counts queries. */
function counting() {
  let queries = 0
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      if (node.kind === 'SelectQueryNode') queries++
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { db, queries: () => queries }
}

test('error: invalid ids are not looked up, and others once for concurrent callers', async () => {
  const { db, queries } = counting()
  const projects = createProjects({ db, clock: Date.now })
  expect(await projects.find('x'.repeat(15_000))).toBeUndefined()
  expect(await projects.find('a b')).toBeUndefined()
  expect(queries()).toBe(0)
  const { project } = await projects.create({ name: 'Popular' })
  await Promise.all(Array.from({ length: 50 }, () => projects.find(project.id)))
  await Promise.all(Array.from({ length: 50 }, () => projects.find('made-up')))
  expect(await projects.find('made-up')).toBeUndefined()
  expect(queries()).toBe(2)
})

test('error: made-up ids do not push out what is known', async () => {
  const projects = createProjects({ db: database.db, clock: () => 1_000_000 })
  const { project } = await projects.create({ name: 'Real' })
  await projects.find(project.id)
  for (let start = 0; start < 10_100; start += 1_010)
    await Promise.all(Array.from({ length: 1_010 }, (_, index) => projects.find(`made-up-${start + index}`)))
  // Synchronous: the database is not queried.
  expect(projects.find(project.id)).toEqual(project)
})

test('error: a project that was shut out is not served once more from an old memory', async () => {
  let now = 1_000_000
  const clock = () => now
  const [here, there] = [
    createProjects({ db: database.db, clock }),
    createProjects({ db: database.db, clock }),
  ]
  const { project } = await here.create({ name: 'Shut out' })
  await here.find(project.id)
  await there.set(project.id, { disabled: true })
  now += 3_600_000
  expect(await here.find(project.id)).toMatchObject({ disabled: true })
})
