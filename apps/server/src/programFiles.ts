import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// What is built of this package lies in dist, one folder deep like this file in src.

/** The folder of this package. */
export const packageFolder = fileURLToPath(new URL('..', import.meta.url))

const isBuilt = import.meta.url.endsWith('.js')

/** What a process or thread of its own runs: a file of src, or what is built of it. */
export function programFile(path: `${string}.ts`): string {
  return isBuilt
    ? join(packageFolder, 'dist', `${basename(path, '.ts')}.js`)
    : join(packageFolder, 'src', path)
}
