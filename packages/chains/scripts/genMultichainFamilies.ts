import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { chainFamilies, namespaceOf } from './chainFamilies.ts'

// Writes which families know how installed wallets name their methods (`RemoteFamily.dialect`).

const source = new URL('../src/', import.meta.url)
const remoteOf = (family: string) => readFileSync(new URL(`${family}/remote.ts`, source), 'utf8')
const families = chainFamilies().filter((family) => /^export .*\bdialect\b/m.test(remoteOf(family)))

await writeFile(
  new URL('multichainFamilies.gen.ts', source),
  `// Written by scripts/genMultichainFamilies.ts. Do not edit.
import type { Namespace } from '@latchkey/protocol/caip'

/** Families that installed wallets serve together with others (CAIP-25). */
export const multichainFamilies: readonly Namespace[] = [${families.map((family) => `'${namespaceOf(family)}'`).join(', ')}]
`,
)
