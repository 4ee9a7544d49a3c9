import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'

// Puts the built playground into the package, from where `latchkey dev` serves it.

const cli = join(import.meta.dirname, '..')
const built = join(cli, '../../apps/playground/dist')
const target = join(cli, 'dist/playground')
for (const path of [join(built, 'index.html'), join(cli, 'dist/main.js')])
  if (!existsSync(path)) throw new Error(`${path} is missing: run \`pnpm build\` first`)
rmSync(target, { recursive: true, force: true })
cpSync(built, target, { recursive: true })
