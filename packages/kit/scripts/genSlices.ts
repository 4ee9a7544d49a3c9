import { glob, readFile, writeFile } from 'node:fs/promises'
import { relative } from 'node:path'

// Lists every slice of the kit for the devtools, so that a new one needs no line there.

const source = new URL('../src/', import.meta.url).pathname
const declares = /^export const (\w+)(?:: [^=]+)? = define(?:Slice|Resource|Pages)\b/gm

const found: { name: string; path: string }[] = []
for await (const path of glob('{core,connectors,features}/**/*.ts', { cwd: source })) {
  if (path.includes('.test.') || path.startsWith('core/state/')) continue
  const code = await readFile(source + path, 'utf8')
  for (const [, name = ''] of code.matchAll(declares)) found.push({ name, path })
}
found.sort((one, other) => (one.name < other.name ? -1 : 1))
const twice = found.find(({ name }, index) => found[index + 1]?.name === name)
if (twice) throw new Error(`Two slices are called ${twice.name}.`)

const target = 'devtools/slices.gen.ts'
await writeFile(
  source + target,
  [
    '// Written by scripts/genSlices.ts. Do not edit.\n',
    ...found.map(({ name, path }) => `import { ${name} } from '${relative('devtools', path)}'\n`),
    `\nexport const slices = { ${found.map(({ name }) => name).join(', ')} }\n`,
  ].join(''),
)
