import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { run } from './run.ts'

/** What is practised, with how many wallets: tests that the gate runs with a few. */
const drills = {
  exit: { file: 'apps/frame/src/exit/exitDrill.test.ts', wallets: 100 },
  disaster: { file: 'e2e/wallet/disasterDrill.test.ts', wallets: 1_000 },
} as const

/** Runs a drill on real parts: `pnpm drill exit`, `pnpm drill disaster --wallets 50`. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { wallets: { type: 'string' } },
  })
  const [name = ''] = positionals
  if (!(name in drills)) {
    console.error(`Which drill? ${Object.keys(drills).join(', ')}`)
    process.exit(2)
  }
  const { file, wallets } = drills[name as keyof typeof drills]
  const { code } = await run('pnpm', ['exec', 'vitest', 'run', '--reporter=verbose', file], {
    cwd: join(import.meta.dirname, '..'),
    env: { DRILL: values.wallets ?? `${wallets}` },
    show: true,
  })
  process.exitCode = code === 0 ? 0 : 1
}

if (import.meta.main) await main()
