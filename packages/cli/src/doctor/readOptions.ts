import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What an app passes to `createLatchkey`, as far as its files say. */
export type AppOptions = {
  readonly api?: string | undefined
  readonly projectId?: string | undefined
  readonly relay?: string | undefined
  /** Whether any file creates a kit. */
  readonly isUsed: boolean
}

/** Of variables that Vite, Next.js, Nuxt and SvelteKit show to the browser. */
const prefixes = ['VITE_', 'NEXT_PUBLIC_', 'NUXT_PUBLIC_', 'PUBLIC_']

const maxFiles = 2_000
const maxFileBytes = 1 << 20
const source = /\.(?:[cm]?[jt]sx?|vue|svelte|html)$/
const skipped = /^(?:node_modules|dist|build|out|coverage|\..*)$/

/** Reads the options from literals in the sources, and from the variables that templates use. */
export function readOptions(folder: string, env: NodeJS.ProcessEnv): AppOptions {
  const variables = { ...readVariables(folder), ...env }
  const named = (name: string) =>
    prefixes.map((prefix) => variables[`${prefix}LATCHKEY_${name}`]).find(Boolean) || undefined
  const texts = sources(folder)
  const first = (...patterns: RegExp[]) => {
    for (const text of texts)
      for (const pattern of patterns) if (pattern.exec(text)?.[1]) return pattern.exec(text)?.[1]
    return undefined
  }
  return {
    api: named('API') ?? first(/\bapi:\s*['"`]([^'"`$\s]+)['"`]/, /<latchkey-button\b[^>]*\sapi="([^"]+)"/),
    projectId:
      named('PROJECT') ??
      first(/\bprojectId:\s*['"`]([\w-]+)['"`]/, /<latchkey-button\b[^>]*\sproject-id="([^"]+)"/),
    relay: first(
      /\brelay:\s*\{[^}]*?\burl:\s*['"`]([^'"`$\s]+)['"`]/,
      /<latchkey-button\b[^>]*\srelay="([^"]+)"/,
    ),
    isUsed: texts.length > 0,
  }
}

/** Files that mention the kit. */
function sources(folder: string): string[] {
  const found: string[] = []
  let left = maxFiles
  const visit = (path: string) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (left <= 0) return
      const one = join(path, entry.name)
      if (entry.isDirectory() && !skipped.test(entry.name)) visit(one)
      if (!entry.isFile() || !source.test(entry.name)) continue
      left--
      if (statSync(one).size > maxFileBytes) continue
      const text = readFileSync(one, 'utf8')
      if (/createLatchkey\s*\(|<latchkey-button\b/.test(text)) found.push(text)
    }
  }
  visit(folder)
  return found
}

/** Of the files that frameworks read for a build, later ones first. */
function readVariables(folder: string): Record<string, string> {
  const variables: Record<string, string> = {}
  for (const name of ['.env', '.env.local', '.env.production', '.env.production.local']) {
    let text: string
    try {
      text = readFileSync(join(folder, name), 'utf8')
    } catch {
      continue
    }
    for (const [, key = '', value = ''] of text.matchAll(/^\s*(?:export\s+)?([A-Z_]+)\s*=\s*(.*?)\s*$/gm))
      variables[key] = value.replace(/^(['"])(.*)\1$/, '$2')
  }
  return variables
}
