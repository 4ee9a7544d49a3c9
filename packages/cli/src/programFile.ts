import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))

/** What a process of its own runs: a file of `src`, or what is built of it. */
export function programFile(path: `${string}.ts`): string {
  return import.meta.url.endsWith('.js') ? join(here, `${basename(path, '.ts')}.js`) : join(here, path)
}
