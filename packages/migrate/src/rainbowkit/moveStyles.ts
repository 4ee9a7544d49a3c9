import { removeItem } from '../engine/edit.ts'
import { importsFrom, removeImport } from '../engine/imports.ts'
import { list } from '../engine/node.ts'
import { above, type Source, usesOf } from '../engine/source.ts'
import { unsure } from './reasons.ts'

/** Removes the stylesheet: Latchkey brings its own. */
export function moveStyles(source: Source): void {
  for (const one of importsFrom(source, (module) => module === '@rainbow-me/rainbowkit/styles.css')) {
    if (!one.specifier) {
      removeImport(source, one)
      continue
    }
    // `links` of a router: `{ rel: 'stylesheet', href: styles }`.
    const entries = usesOf(source, one.local).map((use) => {
      const entry = above(source, use, ({ type }) => type === 'ObjectExpression')
      const array = entry && source.parents.get(entry)
      return array?.type === 'ArrayExpression' ? { entry, array } : undefined
    })
    if (entries.some((found) => !found)) {
      unsure(source, one.declaration, 'styles')
      continue
    }
    for (const found of entries)
      if (found?.entry) removeItem(source, found.entry, list(found.array, 'elements'))
    removeImport(source, one)
  }
}
