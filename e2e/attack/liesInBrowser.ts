import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../apps/server/src/testing/freePort.ts'
import type { Fault } from '../../scripts/faults.ts'
import { run } from '../../scripts/run.ts'
import { type PlaywrightReport, tallyPlaywright } from '../../scripts/tally.ts'
import { quick } from '../server/settings.ts'

const root = join(import.meta.dirname, '../..')

/** Runs the journeys with a lying server whose title matches; needs `pnpm build`. */
export async function liesInBrowser(fault: string, title: string): Promise<Fault> {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-lies-'))
  const report = join(folder, 'report.json')
  try {
    const env = {
      E2E_JSON: report,
      E2E_PORT: `${await freePort()}`,
      ...(!quick && { EXHAUSTIVE: '1' }),
    }
    const { output } = await run(
      'pnpm',
      ['run', 'e2e', 'journeys/hostileServer.spec.ts', 'journeys/hostileSends.spec.ts', '-g', title],
      { cwd: root, env, limit: 1_800 },
    )
    const { failed, passed } = tallyPlaywright(readReport(report, output))
    return {
      fault,
      requests: passed + failed.length,
      failures: failed.length,
      lost: 0,
      ok: failed.length === 0 && passed > 0,
      note: failed.length ? failed.join(', ') : 'no unit lost beyond what was shown, no other recipient',
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readReport(path: string, output: string): PlaywrightReport {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new Error(`the journeys did not run:\n${output.slice(-4_000)}`)
  }
}
