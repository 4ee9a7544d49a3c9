import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { run } from './run.ts'

/** What is practised, and how large. The gate runs the first three with a few wallets and writes. */
const drills = {
  exit: { file: 'apps/frame/src/exit/exitDrill.test.ts', wallets: 100 },
  disaster: { file: 'e2e/wallet/disasterDrill.test.ts', wallets: 1_000 },
  restore: { file: 'e2e/server/drills/restoreDrill.test.ts', writes: 5_000 },
  migration: { file: 'e2e/server/drills/migrationDrill.test.ts', writes: 5_000 },
  sites: { file: 'e2e/server/drills/sitesDrill.test.ts', writes: 2_000 },
  rotation: { file: 'e2e/wallet/rotationDrill.test.ts', wallets: 20 },
} as const

/** Runs a drill on real parts: `pnpm drill exit`, `pnpm drill disaster --wallets 50`, `pnpm drill restore --writes 500`. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { wallets: { type: 'string' }, writes: { type: 'string' } },
  })
  const [name = ''] = positionals
  if (!(name in drills)) {
    console.error(`Which drill? ${Object.keys(drills).join(', ')}`)
    process.exit(2)
  }
  const { file, ...sizes } = drills[name as keyof typeof drills]
  const [[unit, size]] = Object.entries(sizes) as [['wallets' | 'writes', number]]
  const { code } = await run('pnpm', ['exec', 'vitest', 'run', '--reporter=verbose', file], {
    cwd: join(import.meta.dirname, '..'),
    env: { DRILL: values[unit] ?? `${size}` },
    show: true,
  })
  process.exitCode = code === 0 ? 0 : 1
}

if (import.meta.main) await main()
