import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBlocks } from '../../../scripts/checkDocs.ts'

const docs = join(import.meta.dirname, '../../../docs')

/** The shell commands below a heading of a page, so that a drill runs what its reader does. */
export function readCommands(page: string, heading: string): string[] {
  const lines = readFileSync(join(docs, page), 'utf8').split('\n')
  const isHeading = (line: string) => /^#+ /.test(line)
  const start = lines.findIndex((line) => isHeading(line) && line.replace(/^#+ /, '') === heading)
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line, index) => isHeading(line) && !isInside(rest, index))
  const section = (end < 0 ? rest : rest.slice(0, end)).join('\n')
  const blocks = readBlocks(page, section).filter(({ language }) => language === 'sh')
  if (start < 0 || !blocks.length) throw new Error(`docs/${page} has no commands below “${heading}”`)
  return blocks.map(({ code }) => code)
}

/** Whether a line is in a code block, where # begins a comment. */
function isInside(lines: readonly string[], index: number): boolean {
  return lines.slice(0, index).filter((line) => line.startsWith('```')).length % 2 === 1
}
