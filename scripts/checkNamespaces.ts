import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { namespaces } from '../packages/protocol/src/caip.ts'
import { files } from './files.ts'
import { lineAt, literalText, parse, walk } from './syntax.ts'

export type Finding = { file: string; line: number; text: string }

const named = new RegExp(`^(${namespaces.join('|')})(:|$)`)

/**
 * Places that name a chain family, to compare with it or otherwise.
 *
 * What a family can do is said by its driver: one that lacks a capability has
 * it hidden. Code that asks which family it is would have to be found and
 * changed for each new one.
 */
export function findNamespaces(file: string, code: string): Finding[] {
  const findings: Finding[] = []
  for (const [node] of walk(parse(file, code))) {
    if (node.type !== 'Literal' && node.type !== 'TemplateLiteral') continue
    const text = literalText(node)
    if (named.test(text)) findings.push({ file, line: lineAt(code, node.start), text })
  }
  return findings
}

/**
 * Only the entry points of a family name it, and what reads a standard of one
 * family (EIP-4361); tests and what they stand on need a real one.
 */
const allowed =
  /^packages\/kit\/src\/(exports\/|features\/siwx\/fromSiwe\.ts)|\.test\.tsx?$|\/testing\w*\.ts$|\.gen\.ts$/

function main() {
  const root = join(import.meta.dirname, '..')
  const sources = files(root, ['packages/kit/src/**/*.{ts,tsx}']).filter((file) => !allowed.test(file))
  const findings = sources.flatMap((file) => findNamespaces(file, readFileSync(join(root, file), 'utf8')))
  for (const { file, line, text } of findings)
    console.error(`${file}:${line} names a chain family, "${text}": ask its driver what it can do`)
  console.log(`${sources.length} files read, ${findings.length} name a chain family`)
  // Reading nothing means the kit has moved, not that it is clean.
  if (findings.length || !sources.length) process.exitCode = 1
}

if (import.meta.main) main()
