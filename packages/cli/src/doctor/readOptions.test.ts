import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readOptions } from './readOptions.ts'

test('behavior: variables of every template are read', () => {
  const templates = join(import.meta.dirname, '../../../create-latchkey/templates')
  const withVariables = readdirSync(templates).filter((name) => name !== 'html')
  expect(withVariables.length).toBeGreaterThan(5)
  for (const name of withVariables) {
    const variables = readFileSync(join(templates, name, '.env.development'), 'utf8')
    const folder = mkdtempSync(join(tmpdir(), 'latchkey-options-'))
    writeFileSync(join(folder, '.env'), variables.replace(/^# (?=[A-Z_]+=)/gm, ''))
    expect(readOptions(folder, {}), name).toMatchObject({ api: 'http://localhost:8080', projectId: 'dev' })
    rmSync(folder, { recursive: true })
  }
})
