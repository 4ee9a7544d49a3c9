import { writeFile } from 'node:fs/promises'
import { chainFamilies } from '../../chains/scripts/chainFamilies.ts'

// Writes the lists of chain families, so that a new one is a folder and no line anywhere else.

const families = chainFamilies()
const exportAll = (from: (family: string) => string) =>
  families.map((family) => `export * from '${from(family)}'\n`).join('')

const files = {
  'testing.gen.ts': exportAll((family) => `@latchkey/chains/${family}/testing`),
  'testingPlaywright.gen.ts': exportAll((family) => `@latchkey/chains/${family}/testingPlaywright`),
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
