import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'

// Puts the built wallet that apps embed into the package, from where the role auth serves it.

const server = join(import.meta.dirname, '..')
const built = join(server, '../frame/dist')
const target = join(server, 'dist/frame')

for (const path of [built, join(server, 'dist/main.js')])
  if (!existsSync(path)) throw new Error(`${path} is missing: run \`pnpm build\` first`)
rmSync(target, { recursive: true, force: true })
cpSync(built, target, { recursive: true })
