import { writeFile } from 'node:fs/promises'
import { chainFamilies, namespaceOf } from '../../chains/scripts/chainFamilies.ts'

// Writes the lists of chain families, so that a new one is a folder and no line anywhere else.

const families = chainFamilies()
const exportAll = (from: (family: string) => string) =>
  families.map((family) => `export * from '${from(family)}'\n`).join('')

const files = {
  'testing.gen.ts': exportAll((family) => `@latchkey/chains/${family}/testing`),
  'testingPlaywright.gen.ts': exportAll((family) => `@latchkey/chains/${family}/testingPlaywright`),
  'devtoolsFamilies.gen.ts': [
    "import type { AddTestWallet } from '../devtools/testWallets.ts'\n\n",
    '/** Test wallets by namespace, loaded when one is added. */\n',
    'export const testWallets: Readonly<Record<string, () => Promise<{ addTestWallet: AddTestWallet }>>> = {\n',
    ...families.map(
      (family) => `  ${namespaceOf(family)}: () => import('@latchkey/chains/${family}/testingInPage'),\n`,
    ),
    '}\n',
  ].join(''),
  'script/families.gen.ts': exportAll((family) => `./families/${family}.ts`),
  'script/familyList.gen.ts': [
    ...families.map((family) => `import ${family} from './families/${family}.ts'\n`),
    "import type { ScriptFamily } from './scriptFamily.ts'\n\n",
    `export const families: readonly ScriptFamily[] = [${families.join(', ')}]\n`,
  ].join(''),
}

for (const [path, text] of Object.entries(files))
  await writeFile(
    new URL(`../src/exports/${path}`, import.meta.url),
    `// Written by scripts/genFamilies.ts. Do not edit.\n${text}`,
  )
