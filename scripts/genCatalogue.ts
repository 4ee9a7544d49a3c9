import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Re-exports every file of the error catalogue, so that a new area only needs a new file. */
export function catalogueIndex(root: string): string {
  const subjects = readdirSync(join(root, 'packages/protocol/src/catalogue'))
    .filter((file) => file.endsWith('.ts') && file !== 'entry.ts')
    .toSorted()
  const lines = subjects.map((file) => `export * from './catalogue/${file}'\n`)
  return `// Written by scripts/gen.ts. Do not edit.\n${lines.join('')}`
}
