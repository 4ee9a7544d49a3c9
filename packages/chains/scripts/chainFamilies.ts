import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../src/', import.meta.url))

/** All chain families: the folders of `packages/chains/src` with an `index.ts`. */
export function chainFamilies(): readonly string[] {
  return readdirSync(folder)
    .filter((name) => existsSync(`${folder}${name}/index.ts`))
    .toSorted()
}

/** The CAIP-2 namespace of a family, read from its driver. */
export function namespaceOf(family: string): string {
  const found = /\bnamespace: '([a-z\d]+)'/.exec(readFileSync(`${folder}${family}/index.ts`, 'utf8'))
  if (!found?.[1]) throw new Error(`packages/chains/src/${family}/index.ts says no namespace.`)
  return found[1]
}
