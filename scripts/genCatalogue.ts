import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The files of the error catalogue, each re-exported: a new subject is a new file and nothing else. */
export function catalogueIndex(root: string): string {
  const subjects = readdirSync(join(root, 'packages/protocol/src/catalogue'))
    .filter((file) => file.endsWith('.ts') && file !== 'entry.ts')
    .toSorted()
  const lines = subjects.map((file) => `export * from './catalogue/${file}'\n`)
  return `// Written by scripts/gen.ts. Do not edit.\n${lines.join('')}`
}
