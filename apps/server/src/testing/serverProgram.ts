import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../../..')
const source = join(root, 'apps/server/src/main.ts')
const built = join(root, 'apps/server/dist/main.js')
const folders = ['apps/server', 'packages/protocol', 'packages/chains'].map((name) => join(root, name, 'src'))

/** The file that starts a server: the built one, which starts four times faster, unless a source has changed since. */
export const serverProgram = isFresh() ? built : source

function isFresh(): boolean {
  if (!existsSync(built)) return false
  const { mtimeMs } = statSync(built)
  return folders.every((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).every(
      (name) => statSync(join(folder, name)).mtimeMs <= mtimeMs,
    ),
  )
}
