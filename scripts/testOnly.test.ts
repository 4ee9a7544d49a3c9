import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checks } from './check.ts'
import { run } from './run.ts'

const root = join(import.meta.dirname, '..')
let tree = ''
afterEach(() => rmSync(tree, { recursive: true, force: true }))

/** A small repository with our rules, in which everything is used. */
const clean = {
  'package.json':
    '{ "name": "tree", "private": true, "type": "module", "devDependencies": { "vitest": "5.1.0" } }',
  'pnpm-workspace.yaml': 'packages: [packages/*, apps/*]',
  'packages/protocol/package.json':
    '{ "name": "@latchkey/protocol", "private": true, "type": "module", "exports": { "./*": "./src/*.ts" } }',
  'packages/protocol/src/catalogue.ts': "export * from './catalogue/send.ts'",
  'packages/protocol/src/catalogue/send.ts': "export const rejected = { code: 'send/rejected' }",
  'packages/protocol/src/amount.ts': 'export function add(a: bigint, b: bigint) { return a + b }',
  'packages/protocol/src/amount.test.ts':
    "import { add } from './amount.ts'\nimport * as catalogue from './catalogue.ts'\ntest('behavior: adds [2.26b]', () => [add, catalogue])",
  'packages/kit/package.json':
    '{ "name": "latchkey", "type": "module", "exports": { ".": "./src/exports/index.ts" } }',
  'packages/kit/src/exports/index.ts': "export { send } from '../features/send/send.ts'",
  'packages/kit/src/features/send/send.ts':
    "import { add } from '../../../../protocol/src/amount.ts'\nimport { rejected } from '../../../../protocol/src/catalogue/send.ts'\nexport const send = () => [add(1n, 1n), rejected]",
  'packages/kit/src/features/send/testing.ts': "export const draft = '1'",
  'packages/kit/src/features/send/send.test.ts':
    "import { send } from './send.ts'\nimport { draft } from './testing.ts'\ntest('behavior: sends [4.27]', () => [send(), draft])",
}

async function findUnused(planted: Readonly<Record<string, string>>) {
  tree = mkdtempSync(join(tmpdir(), 'unused-'))
  cpSync(join(root, 'knip.json'), join(tree, 'knip.json'))
  for (const [path, text] of Object.entries({ ...clean, ...planted })) {
    mkdirSync(join(tree, dirname(path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
  const [knip, ...args] = checks.testOnly
  const { code, output } = await run(join(root, 'node_modules/.bin', knip), args, { cwd: tree, limit: 60 })
  return { code, output }
}

test('behavior: exports that only tests and their helpers use are allowed in test helpers', async () => {
  expect(await findUnused({})).toMatchObject({ code: 0 })
}, 60_000)

test.each([
  [
    'an export of a shared package',
    {
      'packages/protocol/src/amount.ts': `${clean['packages/protocol/src/amount.ts']}\nexport function dead() {}`,
      'packages/protocol/src/dead.test.ts':
        "import { dead } from './amount.ts'\ntest('behavior: lives [9.21]', () => dead())",
    },
    /dead .*packages\/protocol\/src\/amount\.ts/,
  ],
  [
    'a file of the kit',
    {
      'packages/kit/src/core/dead.ts': 'export function dead() {}',
      'packages/kit/src/core/dead.test.ts':
        "import { dead } from './dead.ts'\ntest('behavior: lives [4.11a]', () => dead())",
    },
    /packages\/kit\/src\/core\/dead\.ts/,
  ],
  [
    'an entry of the error catalogue',
    {
      'packages/protocol/src/catalogue/send.ts':
        "export const rejected = { code: 'send/rejected' }\nexport const dead = { code: 'send/dead' }",
    },
    /dead .*packages\/protocol\/src\/catalogue\/send\.ts/,
  ],
])(
  'error: %s that only tests use is found',
  async (_, planted, finding) => {
    const { code, output } = await findUnused(planted)
    expect(output).toMatch(finding)
    expect(code).toBe(1)
  },
  60_000,
)
