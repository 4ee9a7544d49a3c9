import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'

// Puts the built wallet that apps embed and the built console into the package, from where the
// server serves them.

const server = join(import.meta.dirname, '..')

for (const name of ['frame', 'console']) {
  const built = join(server, `../${name}/dist`)
  const target = join(server, `dist/${name}`)
  for (const path of [built, join(server, 'dist/main.js')])
    if (!existsSync(path)) throw new Error(`${path} is missing: run \`pnpm build\` first`)
  rmSync(target, { recursive: true, force: true })
  cpSync(built, target, { recursive: true })
}
