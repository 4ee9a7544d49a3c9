import { readdir, readFile, writeFile } from 'node:fs/promises'
import { compileFor, generate, typesOf } from '../../../packages/kit/scripts/genMessages.ts'

// Compiles messages/<language>/<area>.json. Each area gets files of its own, so that a page loads
// its own words only; `nav.` keys are apart, because the shell shows those of every area.

const root = new URL('..', import.meta.url)
const languages = ['en', 'ar']
const header = '// Written by scripts/genMessages.ts. Do not edit.\n'
const isNavigation = (key: string) => key.startsWith('nav.')

const areas = (await readdir(new URL('messages/en/', root))).map((file) => file.replace('.json', '')).sort()
const keysOf = new Map<string, readonly string[]>()
for (const area of areas) {
  const text = await readFile(new URL(`messages/en/${area}.json`, root), 'utf8')
  keysOf.set(area, Object.keys(JSON.parse(text)))
}

await generate(
  root,
  (catalogues) => {
    const files = new Map<string, string>()
    for (const [language, catalogue] of Object.entries(catalogues))
      for (const [area, keys] of keysOf) {
        const write = (name: string, some: readonly string[]) => {
          if (!some.length) return
          const compiled = some.map((key) => [key, compileFor(language, catalogue[key] ?? '')])
          const args = typesOf(Object.fromEntries(some.map((key) => [key, catalogue[key] ?? ''])))
          const types =
            language === 'en'
              ? `declare module '../messageArgs.ts' {\n  interface MessageArgs {\n${args}\n  }\n}\n\n`
              : ''
          files.set(
            `src/words/messages/${name}.${language}.gen.ts`,
            `${header}import type { Catalogue } from '../messageArgs.ts'\n\n${types}export const messages: Catalogue = ${JSON.stringify(Object.fromEntries(compiled), null, 1)}\n`,
          )
        }
        write(
          area,
          keys.filter((key) => !isNavigation(key)),
        )
        write(`${area}.nav`, keys.filter(isNavigation))
      }
    return files
  },
  languages,
)

/** The kit's colours and measures, for a page instead of a shadow root. */
const tokens = await readFile(new URL('../../packages/kit/src/ui/theme/tokens.css', root), 'utf8')
const [, , blocks = ''] =
  /^([\s\S]*?)(:host \{\n {2}\/\* What a host can set[\s\S]*?)\*,\n::before/.exec(tokens) ?? []
if (!blocks.includes('--lk-surface-0')) throw new Error('The tokens of the kit have moved')
await writeFile(
  new URL('src/ui/tokens.gen.css', root),
  `/* Written by scripts/genMessages.ts from the kit's tokens. Do not edit. */\n${blocks
    .replaceAll(/:host\(([^\n]+)\) \{/g, ':root$1 {')
    .replaceAll(':host {', ':root {')
    .trimEnd()}\n`,
)
