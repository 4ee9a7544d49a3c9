import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { namespaces } from '../packages/protocol/src/caip.ts'
import { files } from './files.ts'
import { lineAt, literalText, parse, walk } from './syntax.ts'

export type Finding = { file: string; line: number; text: string }

const named = new RegExp(`^(${namespaces.join('|')})(:|$)`)

/**
 * Places in code that name a chain family.
 *
 * A driver declares what its family can do: the UI hides missing capabilities.
 * Code that checks for a family would have to be found and changed for each
 * new one.
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
 * Only entry points of a family may name it, and parsers of a standard of one
 * family (EIP-4361); tests and their helpers need a real one.
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
  // Finding no sources means that the kit has moved, not that it is clean.
  if (findings.length || !sources.length) process.exitCode = 1
}

if (import.meta.main) main()
