import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { chainFamilies } from './chainFamilies.ts'

// Writes the types of what apps ask wallets for, from the `requests.ts` of every family that has one.

const source = new URL('../src/', import.meta.url)
const families = chainFamilies().filter((family) => existsSync(new URL(`${family}/requests.ts`, source)))

await writeFile(
  new URL('requests.gen.ts', source),
  `// Written by scripts/genRequests.ts. Do not edit.
${families.map((family) => `import type { Requests as ${family} } from './${family}/requests.ts'\n`).join('')}
type Requests = ${families.join(' | ')}
type Of<Kind extends string, Family = Requests> = Family extends Record<Kind, infer Request> ? Request : never

/** A transaction, in the format of a chain. */
export type TransactionRequest = Of<'transaction'>
/** Structured data to sign, in the format of a chain. */
export type TypedDataRequest = Of<'typedData'>
/** A call of a batch, in the format of a chain. */
export type CallRequest = Of<'call'>
`,
)
