import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser'
import { afterAll, expect, test } from 'vitest'

const file = new URL('../.dependency-cruiser.mjs', import.meta.url).href
const { forbidden = [], options = {} } = ((await import(file)) as { default: IConfiguration }).default

type Tree = Record<string, string>

/** A small repository with one import of every allowed kind. */
const clean: Tree = {
  'packages/protocol/package.json': '{ "name": "@latchkey/protocol", "exports": { "./*": "./src/*.ts" } }',
  'packages/protocol/src/caip.ts': 'export type Namespace = string',
  'packages/chains/package.json':
    '{ "name": "@latchkey/chains", "exports": { "./driver": "./src/driver.ts", "./*": "./src/*/index.ts" } }',
  'packages/chains/src/driver.ts':
    "import type { Namespace } from '@latchkey/protocol/caip'\nexport type Driver = Namespace",
  'packages/chains/src/evm/index.ts':
    "import type { Driver } from '../driver.ts'\nexport const evm: Driver = 'evm'",
  'packages/chains/src/solana/index.ts':
    "import type { Driver } from '../driver.ts'\nexport const solana: Driver = 'solana'",
  'packages/kit/package.json': JSON.stringify({
    name: 'latchkey',
    exports: { './react': { '@latchkey/source': './src/exports/react.tsx', default: './dist/react.js' } },
  }),
  'packages/kit/src/core/kit.ts':
    "import type { Driver } from '@latchkey/chains/driver'\nexport type Kit = Driver",
  'packages/kit/src/core/kit.test.ts':
    "import { evm } from '@latchkey/chains/evm'\nexport const driver = evm",
  'packages/kit/src/connectors/injected.ts':
    "import type { Kit } from '../core/kit.ts'\nexport type Injected = Kit",
  'packages/kit/src/ui/Button.tsx':
    "import { useId } from 'react'\nimport type { Kit } from '../core/kit.ts'\nexport const Button = (kit: Kit) => useId() + kit",
  'packages/kit/src/ui/theme/adopt.ts': 'export {}',
  'packages/kit/src/features/send/SendView.tsx':
    "import type { Injected } from '../../connectors/injected.ts'\nimport { Button } from '../../ui/Button.tsx'\nexport const SendView: Injected = Button('')",
  'packages/kit/src/features/swap/swap.ts':
    "import type { Kit } from '../../core/kit.ts'\nexport type Swap = Kit",
  'packages/kit/src/core/declared.ts':
    "import type { Declared } from '../features/list.tsx'\nexport type Views = Declared",
  'packages/kit/src/features/send/feature.tsx':
    "import type { Views } from '../../core/declared.ts'\nexport const send = () => import('./SendView.tsx')\nexport type All = Views",
  'packages/kit/src/features/list.tsx':
    "import { send } from './send/feature.tsx'\nexport type Declared = string\nexport const features = [send]",
  'packages/kit/src/features/declared.tsx': "export const loadFeatures = () => import('./list.tsx')",
  'packages/kit/src/views.tsx': "export { loadFeatures as views } from './features/declared.tsx'",
  'packages/kit/src/devtools/log.ts': "import type { Kit } from '../core/kit.ts'\nexport type Log = Kit",
  'packages/kit/src/exports/evm.ts': "export { evm } from '@latchkey/chains/evm'",
  'packages/kit/src/exports/react.tsx': "export { views } from '../views.tsx'",
  'apps/example/main.tsx': "import { views } from 'latchkey/react'\nviews()",
  'apps/server/main.ts': "import { evm } from '@latchkey/chains/evm'\nexport const driver = evm",
  'apps/server/src/features/prices/createPrices.ts': 'export {}',
  'apps/frame/src/frame.ts':
    "import '../../../packages/kit/src/ui/theme/adopt.ts'\nvoid import('./Screen.tsx')",
  'apps/frame/src/Screen.tsx': 'export {}',
  'apps/console/src/pages/users/UsersPage.tsx':
    "import { views } from 'latchkey/react'\nimport '../../../../../packages/kit/src/ui/theme/adopt.ts'\nviews()",
  'apps/console/src/pages/keys/KeysPage.tsx':
    "import type { Namespace } from '@latchkey/protocol/caip'\nexport type Key = Namespace",
  'e2e/connect.spec.ts': 'export {}',
  'node_modules/react/package.json': '{ "name": "react", "main": "index.js" }',
  'node_modules/react/index.js': 'exports.useId = () => ""',
  'node_modules/@reown/appkit/package.json': '{ "name": "@reown/appkit", "main": "index.js" }',
  'node_modules/@reown/appkit/index.js': '',
}

/** One violation per line: the rule, the file, its content, the imported file. */
const violations: [rule: string, file: string, code: string, to: string][] = [
  [
    'no-cycles',
    'packages/kit/src/core/kit.ts',
    "export type { State as Kit } from './state.ts'",
    'packages/kit/src/core/state.ts',
  ],
  ['resolves', 'packages/kit/src/core/a.ts', "import './absent.ts'", './absent.ts'],
  ['resolves', 'packages/kit/src/core/a.ts', "import 'left-pad'", 'left-pad'],
  ['stays-in-the-repository', 'scripts/a.ts', "import '../../outside.ts'", '../outside.ts'],
  [
    'no-proprietary-sdk',
    'apps/example/a.ts',
    "import '@reown/appkit'",
    'node_modules/@reown/appkit/index.js',
  ],
  [
    'no-proprietary-sdk',
    'apps/example/a.ts',
    "import type {} from '@walletconnect/core'",
    '@walletconnect/core',
  ],
  ['no-proprietary-sdk', 'e2e/a.ts', "await import('@web3modal/ui')", '@web3modal/ui'],
  ['no-proprietary-sdk', 'e2e/a.ts', "export * from '@web3auth/modal'", '@web3auth/modal'],
  [
    'ts-is-headless',
    'packages/kit/src/ui/a.ts',
    "import { useId } from 'react'",
    'node_modules/react/index.js',
  ],
  [
    'ts-is-headless',
    'packages/kit/src/ui/a.ts',
    "import type { FC } from 'react'",
    'node_modules/react/index.js',
  ],
  ['ts-is-headless', 'packages/kit/src/ui/a.ts', "import './Button.tsx'", 'packages/kit/src/ui/Button.tsx'],
  [
    'ts-is-headless',
    'packages/kit/src/ui/a.ts',
    "void import('./Button.tsx')",
    'packages/kit/src/ui/Button.tsx',
  ],
  [
    'ts-is-headless',
    'packages/kit/src/ui/a.test.ts',
    "import type { Button } from './Button.tsx'",
    'packages/kit/src/ui/Button.tsx',
  ],
  [
    'protocol-is-the-ground',
    'packages/protocol/src/a.ts',
    "import type { Driver } from '../../chains/src/driver.ts'",
    'packages/chains/src/driver.ts',
  ],
  [
    'chains-on-protocol',
    'packages/chains/src/a.ts',
    "import type { Kit } from '../../kit/src/core/kit.ts'",
    'packages/kit/src/core/kit.ts',
  ],
  [
    'node-stands-alone',
    'packages/node/src/a.ts',
    "import type { Namespace } from '../../protocol/src/caip.ts'",
    'packages/protocol/src/caip.ts',
  ],
  [
    'create-stands-alone',
    'packages/create-latchkey/src/a.ts',
    "import type { Namespace } from '../../protocol/src/caip.ts'",
    'packages/protocol/src/caip.ts',
  ],
  [
    'cli-starts-others',
    'packages/cli/src/dev/a.ts',
    "import '../../../../apps/server/main.ts'",
    'apps/server/main.ts',
  ],
  [
    'migrate-stands-alone',
    'packages/migrate/src/a.ts',
    "import type { Namespace } from '../../protocol/src/caip.ts'",
    'packages/protocol/src/caip.ts',
  ],
  [
    'migrate-kits-apart',
    'packages/migrate/src/rainbowkit/a.ts',
    "import { b } from '../connectkit/b.ts'",
    'packages/migrate/src/connectkit/b.ts',
  ],
  [
    'kit-on-chains',
    'packages/kit/src/core/a.ts',
    "import '../../../../apps/server/main.ts'",
    'apps/server/main.ts',
  ],
  [
    'kit-on-chains',
    'packages/kit/src/core/a.ts',
    "import '../../../../e2e/connect.spec.ts'",
    'e2e/connect.spec.ts',
  ],
  [
    'server-stops-at-chains',
    'apps/server/a.tsx',
    "import 'latchkey/react'",
    'packages/kit/src/exports/react.tsx',
  ],
  [
    'frame-shares-the-look',
    'apps/frame/src/a.tsx',
    "import 'latchkey/react'",
    'packages/kit/src/exports/react.tsx',
  ],
  [
    'frame-shares-the-look',
    'apps/frame/src/a.tsx',
    "import '../../../packages/kit/src/ui/Button.tsx'",
    'packages/kit/src/ui/Button.tsx',
  ],
  [
    'console-uses-the-public-kit',
    'apps/console/src/a.tsx',
    "import '../../../packages/kit/src/ui/Button.tsx'",
    'packages/kit/src/ui/Button.tsx',
  ],
  [
    'console-uses-the-public-kit',
    'apps/console/src/a.tsx',
    "import '@latchkey/chains/evm'",
    'packages/chains/src/evm/index.ts',
  ],
  [
    'console-areas-apart',
    'apps/console/src/pages/users/a.tsx',
    "import '../keys/KeysPage.tsx'",
    'apps/console/src/pages/keys/KeysPage.tsx',
  ],
  [
    'playground-uses-the-public-kit',
    'apps/playground/src/a.tsx',
    "import '../../../packages/kit/src/ui/Button.tsx'",
    'packages/kit/src/ui/Button.tsx',
  ],
  [
    'kit-knows-no-devtools',
    'packages/kit/src/features/send/a.ts',
    "import '../../devtools/log.ts'",
    'packages/kit/src/devtools/log.ts',
  ],
  [
    'kit-devtools-below-exports',
    'packages/kit/src/devtools/a.ts',
    "import '../exports/evm.ts'",
    'packages/kit/src/exports/evm.ts',
  ],
  ['frame-loads-screens-late', 'apps/frame/src/a.ts', "import './Screen.tsx'", 'apps/frame/src/Screen.tsx'],
  [
    'chains-apart',
    'packages/chains/src/evm/a.ts',
    "import '../solana/index.ts'",
    'packages/chains/src/solana/index.ts',
  ],
  [
    'kit-sees-drivers-only',
    'packages/kit/src/connectors/a.ts',
    "import type { evm } from '@latchkey/chains/evm'",
    'packages/chains/src/evm/index.ts',
  ],
  [
    'kit-core-is-the-ground',
    'packages/kit/src/core/a.tsx',
    "import '../ui/Button.tsx'",
    'packages/kit/src/ui/Button.tsx',
  ],
  [
    'kit-core-is-the-ground',
    'packages/kit/src/core/a.ts',
    "import '../connectors/injected.ts'",
    'packages/kit/src/connectors/injected.ts',
  ],
  [
    'kit-core-is-the-ground',
    'packages/kit/src/core/a.ts',
    "import '../features/swap/swap.ts'",
    'packages/kit/src/features/swap/swap.ts',
  ],
  [
    'kit-core-is-the-ground',
    'packages/kit/src/core/a.tsx',
    "import '../views.tsx'",
    'packages/kit/src/views.tsx',
  ],
  [
    'kit-core-is-the-ground',
    'packages/kit/src/core/a.ts',
    "import '../exports/evm.ts'",
    'packages/kit/src/exports/evm.ts',
  ],
  [
    'kit-core-reads-types-of-the-list',
    'packages/kit/src/core/declared.ts',
    "import { features } from '../features/list.tsx'\nexport type Views = typeof features",
    'packages/kit/src/features/list.tsx',
  ],
  [
    'kit-list-has-few-readers',
    'packages/kit/src/features/swap/a.tsx',
    "void import('../list.tsx')",
    'packages/kit/src/features/list.tsx',
  ],
  [
    'kit-list-is-loaded-late',
    'packages/kit/src/features/declared.tsx',
    "export { features as loadFeatures } from './list.tsx'",
    'packages/kit/src/features/list.tsx',
  ],
  [
    'kit-connectors-on-core',
    'packages/kit/src/connectors/a.tsx',
    "import '../ui/Button.tsx'",
    'packages/kit/src/ui/Button.tsx',
  ],
  [
    'kit-connectors-on-core',
    'packages/kit/src/connectors/a.ts',
    "import '../features/swap/swap.ts'",
    'packages/kit/src/features/swap/swap.ts',
  ],
  [
    'kit-ui-on-core',
    'packages/kit/src/ui/a.ts',
    "import '../connectors/injected.ts'",
    'packages/kit/src/connectors/injected.ts',
  ],
  [
    'kit-ui-on-core',
    'packages/kit/src/ui/a.ts',
    "import '../features/swap/swap.ts'",
    'packages/kit/src/features/swap/swap.ts',
  ],
  ['kit-ui-on-core', 'packages/kit/src/ui/a.tsx', "import '../views.tsx'", 'packages/kit/src/views.tsx'],
  [
    'kit-features-below-views',
    'packages/kit/src/features/swap/a.tsx',
    "import '../../views.tsx'",
    'packages/kit/src/views.tsx',
  ],
  [
    'kit-features-below-views',
    'packages/kit/src/features/swap/a.ts',
    "import '../../exports/evm.ts'",
    'packages/kit/src/exports/evm.ts',
  ],
  [
    'kit-views-below-exports',
    'packages/kit/src/views.tsx',
    "import './exports/evm.ts'",
    'packages/kit/src/exports/evm.ts',
  ],
  [
    'features-apart',
    'packages/kit/src/features/swap/a.tsx',
    "import '../send/SendView.tsx'",
    'packages/kit/src/features/send/SendView.tsx',
  ],
  [
    'server-features-apart',
    'apps/server/src/features/balance/a.ts',
    "import '../prices/createPrices.ts'",
    'apps/server/src/features/prices/createPrices.ts',
  ],
]

const trees: string[] = []
afterAll(() => {
  for (const tree of trees) rmSync(tree, { recursive: true })
})

/** Writes the tree and returns the violations that the repository's rules report. */
async function check(extra: Tree = {}) {
  const above = realpathSync(mkdtempSync(join(tmpdir(), 'import-rules-')))
  trees.push(above)
  const root = join(above, 'repository')
  const write = (path: string, text: string) => {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  write(join(above, 'outside.ts'), '')
  for (const [path, text] of Object.entries({ ...clean, ...extra })) write(join(root, path), text)
  mkdirSync(join(root, 'node_modules/@latchkey'))
  symlinkSync('../../packages/protocol', join(root, 'node_modules/@latchkey/protocol'))
  symlinkSync('../../packages/chains', join(root, 'node_modules/@latchkey/chains'))
  symlinkSync('../packages/kit', join(root, 'node_modules/latchkey'))

  const { enhancedResolveOptions, ...cruiseOptions } = options
  const folders = ['packages', 'apps', 'e2e', ...('scripts/a.ts' in extra ? ['scripts'] : [])]
  const { output } = await cruise(
    folders,
    { ...cruiseOptions, baseDir: root, ruleSet: { forbidden }, validate: true },
    enhancedResolveOptions,
  )
  return (output as ICruiseResult).summary
}

test('behavior: a tree without violations passes', async () => {
  const { violations, totalDependenciesCruised } = await check()
  expect(violations).toEqual([])
  // Checks that every import of the tree was found, type-only and dynamic ones too.
  const imports = Object.entries(clean).filter(([path]) => /^(packages|apps).*\.tsx?$/.test(path))
  const expected = imports.flatMap(([, code]) => code.match(/(from|import)[ (]'/g) ?? []).length
  expect(totalDependenciesCruised).toBe(expected)
})

test.each(violations)('error: %s in %s: %s', async (rule, file, code, to) => {
  const extra: Tree = { [file]: code }
  if (rule === 'migrate-kits-apart') extra[to] = 'export const b = 1'
  if (rule === 'no-cycles') extra[to] = "import type { Kit } from './kit.ts'\nexport type State = Kit[]"
  const { violations } = await check(extra)
  expect(violations.map((v) => [v.rule.name, v.from, v.to])).toContainEqual([rule, file, to])
  expect(new Set(violations.map((v) => v.rule.name))).toEqual(new Set([rule]))
})

test('behavior: every rule of the configuration has a violation here', () => {
  const broken = new Set(violations.map(([rule]) => rule))
  expect(broken).toEqual(new Set(forbidden.map(({ name }) => name)))
})
