import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { files } from './files.ts'
import { documentedErrors } from './genErrors.ts'
import { literalText, parse, walk } from './syntax.ts'

export type Source = { file: string; code: string }

/**
 * Messages that no source uses, neither by name nor through a template.
 *
 * A placeholder in a template matches one part of a key: `send.${outcome}.title`
 * uses every `send.*.title`. The message of an error is used if `codes`
 * has the error: `errorText` looks it up at runtime.
 */
export function unusedMessages(
  keys: readonly string[],
  sources: readonly Source[],
  codes: readonly string[],
): string[] {
  const texts = new Set(codes.map((code) => `error.${code}`))
  const templates: RegExp[] = []
  for (const { file, code } of sources)
    for (const [node] of walk(parse(file, code))) {
      const text = node.type === 'Literal' || node.type === 'TemplateLiteral' ? literalText(node) : ''
      if (!text.includes('…')) texts.add(text)
      else if (/^[\w-]+\.[\w.…-]*$/.test(text) && !text.startsWith('error.'))
        templates.push(new RegExp(`^${text.replaceAll('.', '\\.').replaceAll('…', '[^.]+')}$`))
    }
  return keys.filter((key) => !texts.has(key) && !templates.some((template) => template.test(key)))
}

function main() {
  const codes = documentedErrors().map(({ code }) => code)
  for (const folder of ['packages/kit', 'apps/frame', 'apps/console']) checkPackage(folder, codes)
}

/** The messages of one package, which only its own sources can show. */
function checkPackage(folder: string, codes: readonly string[]) {
  const root = join(import.meta.dirname, '..')
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const keys = files(root, [`${folder}/messages/en/*.json`]).flatMap((file) =>
    Object.keys(JSON.parse(read(file))),
  )
  const sources = files(root, [`${folder}/src/**/*.{ts,tsx}`])
    .filter((file) => !/\.test\.tsx?$|\/testing\w*\.ts$|\.gen\.ts$/.test(file))
    .map((file) => ({ file, code: read(file) }))
  const unused = unusedMessages(keys, sources, codes)
  for (const key of unused) console.error(`${folder}/messages: "${key}" is never shown`)
  console.log(`${folder}: ${keys.length} messages, ${unused.length} never shown`)
  // Finding no sources means that the package has moved, not that it is clean.
  if (unused.length || !keys.length || !sources.length) process.exitCode = 1
}

if (import.meta.main) main()
