import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { createLogger } from './logger.ts'
import { manageProjects } from './manageProjects.ts'
import { createTestDatabase, type TestDatabase } from './testing/createTestDatabase.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

function project(words: string, values: Record<string, string> = {}): Promise<string> {
  const config = readConfig({ DATABASE_URL: database.url, SECRET: 's'.repeat(32) })
  return manageProjects(config, createLogger('silent'), words.split(' '), values)
}

test('error: an option of a project that is wrong is named and changes nothing', async () => {
  expect(await project('create', { id: 'my-app' })).toContain('id   my-app\n')
  const before = await project('list')
  const cases: [Record<string, string>, string][] = [
    [{ mode: 'prod' }, 'mode: one of development, production is expected'],
    // Regression: it used to switch them off.
    [{ analytics: 'true' }, '--analytics must be on or off'],
    [{ disabled: 'yes' }, '--disabled must be on or off'],
    [{ features: '{' }, '--features is not JSON'],
  ]
  for (const [values, sentence] of cases)
    await expect(project('set my-app', values)).rejects.toThrow(sentence)
  expect(await project('list')).toBe(before)
  expect(await project('set my-app', { disabled: 'on' })).toContain('(disabled)')
})
