import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure, Measure } from '../../scripts/figures.ts'
import { startLocalRegistry } from '../../scripts/localRegistry.ts'
import { installCli } from './dev/installCli.ts'
import { runDev } from './dev/runDev.ts'

/** A user as most have: PostgreSQL refuses to run as root. */
const plain = { uid: 65_534, gid: 65_534 }

/**
 * How long `latchkey dev` takes from the packed packages, and what it leaves behind. As an ordinary
 * user it has PostgreSQL, as root PGlite. Needs `pnpm build`, and root to become another user.
 */
const measure: Measure = async (report) => {
  const registry = await startLocalRegistry()
  const home = mkdtempSync(join(tmpdir(), 'latchkey-dev-'))
  try {
    for (const [name, user, goals] of [
      ['an ordinary user', plain, [15, 6]],
      ['root', undefined, []],
    ] as const) {
      const place = await installCli({ home: join(home, user ? 'user' : 'root'), registry, user })
      for (const [index, title] of ['cold', 'warm, offline'].entries()) {
        const goal = goals[index]
        const found = await runDev({ place, user, isOffline: index > 0 })
        report(seconds(`${title} start as ${name}`, found.seconds, goal, found.database))
        report(count(`processes left after Ctrl-C (${title}, ${name})`, found.processesLeft))
      }
      const killed = await runDev({ place, user, isOffline: true, end: 'SIGKILL' })
      report(count(`processes left after the command is killed (${name})`, killed.processesLeft))
      const strange = readdirSync(place.home).filter((file) => !['.npm', 'app'].includes(file))
      report(count(`files left outside of the app (${name})`, strange.length, strange.join(', ')))
    }
  } finally {
    registry.stop()
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
}

export default measure

function seconds(name: string, value: number, goal: number | undefined, note: string): Figure {
  return {
    name,
    value: Number(value.toFixed(1)),
    unit: 's',
    goal: goal === undefined ? undefined : { op: '<=', value: goal },
    note,
  }
}

function count(name: string, value: number, note?: string): Figure {
  return { name, value, unit: 'left', goal: { op: '=', value: 0 }, note: note || undefined }
}
