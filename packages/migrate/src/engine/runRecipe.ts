import { dirname } from 'node:path/posix'
import type { App, Recipe } from './app.ts'
import { writeImports } from './imports.ts'
import { resolveExports } from './moduleResolution.ts'
import { changePackages } from './packageFile.ts'
import type { TextFile } from './readFiles.ts'
import { isSound, parseSource, type Source } from './source.ts'
import { removeStyleLinks } from './styleLinks.ts'

/** What a codemod did, without having written anything. */
export type Outcome = {
  readonly changed: readonly TextFile[]
  readonly marks: readonly { readonly path: string; readonly line: number; readonly reason: string }[]
  /** Files that name the old kit and are not JavaScript, have syntax errors, or would have them. */
  readonly unread: readonly string[]
}

const isScript = /\.[cm]?[jt]sx?$/

/** Moves the files of a folder, each app with its own `package.json` for itself. */
export function runRecipe(recipe: Recipe, files: readonly TextFile[], version: string): Outcome {
  const roots = files.filter(({ path }) => /(^|\/)package\.json$/.test(path)).map(({ path }) => dirname(path))
  const rootOf = (path: string) =>
    roots
      .filter((root) => root === '.' || path.startsWith(`${root}/`))
      .sort((one, other) => other.length - one.length)[0] ?? '.'
  const changed: TextFile[] = []
  const marks: Outcome['marks'][number][] = []
  const unread: string[] = []
  for (const root of new Set([...roots, '.'])) {
    const own = files.filter(({ path }) => rootOf(path) === root)
    const scripts = own.filter(
      ({ path, text }) => isScript.test(path) && (names(recipe, text) || text.includes('createLatchkey')),
    )
    const sources: Source[] = []
    for (const { path, text } of scripts) {
      const source = parseSource(path, text)
      if (source) sources.push(source)
      else unread.push(path)
    }
    if (sources.length) recipe.move({ sources } satisfies App)
    const written = new Map<string, string>()
    for (const source of sources) {
      writeImports(source)
      const text = source.edits.toString()
      if (!isSound(source.path, text)) {
        unread.push(source.path)
        continue
      }
      for (const { at, reason } of source.marks)
        marks.push({ path: source.path, line: source.text.slice(0, at).split('\n').length, reason })
      if (text !== source.text) written.set(source.path, text)
    }
    const code = own
      .filter(({ path }) => isScript.test(path))
      .map(({ path, text }) => written.get(path) ?? text)
    const usesKit = code.some((text) => /from ['"]latchkey/.test(text))
    const isGone = (name: string) => recipe.owns(name) && !code.some((text) => mentions(text, name))
    for (const { path, text } of usesKit ? own : []) {
      const left = path.endsWith('.html') ? removeStyleLinks(text, isGone) : text
      if (left !== text) written.set(path, left)
    }
    const now = own.map(({ path, text }) => ({ path, text: written.get(path) ?? text }))
    changed.push(...now.filter(({ path }) => written.has(path)))
    unread.push(
      ...now
        .filter(({ path, text }) => !isScript.test(path) && !path.endsWith('.json') && names(recipe, text))
        .map(({ path }) => path),
    )
    const list = own.find(({ path }) => path === (root === '.' ? 'package.json' : `${root}/package.json`))
    if (usesKit)
      for (const { path, text } of own) {
        const resolved = /(^|\/)tsconfig[\w.]*\.json$/.test(path) ? resolveExports(text) : text
        if (resolved !== text) changed.push({ path, text: resolved })
      }
    if (list && usesKit) {
      const texts = now.filter(({ path }) => !path.endsWith('.json'))
      const isOld = (name: string) =>
        (recipe.owns(name) || recipe.companions?.includes(name) === true) &&
        !texts.some(({ text }) => mentions(text, name))
      const text = changePackages(list.text, { isOld, version })
      if (text && text !== list.text) changed.push({ path: list.path, text })
    }
  }
  return { changed, marks, unread }
}

/** Whether a text names a package of the old kit as a string. */
function names(recipe: Recipe, text: string): boolean {
  for (const [, name] of text.matchAll(/['"`](?:npm:)?([@\w~][\w./@-]*)['"`]/g))
    if (name && recipe.owns(name)) return true
  return false
}

function mentions(text: string, name: string): boolean {
  return [`'${name}'`, `"${name}"`, `'${name}/`, `"${name}/`, `npm:${name}/`].some((written) =>
    text.includes(written),
  )
}
