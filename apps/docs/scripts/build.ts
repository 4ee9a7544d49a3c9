import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'astro'
import { base, site } from '../settings.ts'
import { harden, writeTexts } from './harden.ts'
import { writePages } from './writePages.ts'

const app = join(import.meta.dirname, '..')
const dist = join(app, 'dist')

rmSync(dist, { recursive: true, force: true })
await writePages()
await build({ root: app, logLevel: 'warn' })
harden(dist, base)
writeTexts(app, dist, site, base)
