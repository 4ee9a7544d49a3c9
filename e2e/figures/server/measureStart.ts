import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTestDatabase } from '../../../apps/server/src/testing/createTestDatabase.ts'
import { freePort } from '../../../apps/server/src/testing/freePort.ts'
import type { Figure } from '../../../scripts/figures.ts'

const program = join(import.meta.dirname, '../../../apps/server/dist/main.js')
const settleMs = 5_000

/** What a start costs, as the image does it: built, with code that was compiled before. */
export async function measureStart(report: (figure: Figure) => void): Promise<void> {
  const database = await createTestDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-start-'))
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    NODE_OPTIONS: '--max-semi-space-size=8',
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    DATABASE_URL: database.url,
    SECRET: 's'.repeat(32),
    HOST: '127.0.0.1',
    SPOOL_FOLDER: join(folder, 'spool'),
    DRAIN_DELAY_MS: '0',
  }
  try {
    // The first one fills the cache.
    await startOnce(env)
    const runs = [await startOnce(env), await startOnce(env), await startOnce(env)]
    const median = (pick: (run: Run) => number) => runs.map(pick).sort((a, b) => a - b)[1] ?? 0
    const seconds = (pick: (run: Run) => number) => Math.round(median(pick) / 10) / 100
    const note = 'from the start of the process until it listens, median of 3'
    const goal = { op: '<=', value: 2 } as const
    report({ name: 'start, elapsed', value: seconds((run) => run.elapsedMs), unit: 's', goal, note })
    report({ name: 'start, processor time', value: seconds((run) => run.cpuMs), unit: 's', goal })
    const memory = { op: '<=', value: 180 } as const
    report({
      name: 'memory when idle',
      value: Math.round(median((run) => run.rssMb)),
      unit: 'MB',
      goal: memory,
    })
  } finally {
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Run = { readonly elapsedMs: number; readonly cpuMs: number; readonly rssMb: number }

async function startOnce(env: NodeJS.ProcessEnv): Promise<Run> {
  const began = performance.now()
  const port = `${await freePort()}`
  const child = spawn(process.execPath, [program, 'serve'], {
    env: { ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    for await (const chunk of child.stdout.iterator({ destroyOnReturn: false }))
      if (String(chunk).includes('"listening"')) break
    const elapsedMs = performance.now() - began
    const cpuMs = readCpuMs(child)
    child.stdout.resume()
    await sleep(settleMs)
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
    return { elapsedMs, cpuMs, rssMb: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024 }
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}

/** User and system time; the kernel counts in hundredths of a second. */
function readCpuMs({ pid }: ChildProcess): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = rest.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
