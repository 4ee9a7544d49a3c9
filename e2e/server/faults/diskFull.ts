import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../../../scripts/faults.ts'
import { fireAtRate } from '../fireAtRate.ts'
import { readsAndEvents } from '../journey.ts'
import { missingEvents } from '../missingEvents.ts'
import { scale } from '../settings.ts'
import { createProject } from '../startServer.ts'
import { withWorld } from '../withWorld.ts'
import { faultOf } from './faultOf.ts'

/** One in this many requests is an event. */
const every = 2

const fault = 'disk of the spool full, then freed'

/** The disk of the event spool is full: only events are refused, and the server recovers. */
export async function diskFull(report: (fault: Fault) => void): Promise<void> {
  await withWorld({}, async ({ folder, startServer, databaseUrl, onEnd }) => {
    const disk = join(folder, 'disk')
    mkdirSync(disk)
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk], { stdio: 'ignore' })
    } catch {
      return report({
        fault,
        requests: 0,
        failures: 0,
        lost: 0,
        ok: false,
        note: 'not run: may not mount a disk',
      })
    }
    onEnd(() => execFileSync('umount', ['-l', disk]))
    const server = await startServer({ env: { SPOOL_FOLDER: join(disk, 'spool') } })
    const projectId = await createProject(server.url)
    const { next, onReply, accepted } = readsAndEvents(projectId, every)
    const fullMs = scale(4_000, 1_200)
    let refused = 0
    const load = fireAtRate({
      base: server.url,
      rate: scale(300, 150),
      durationMs: fullMs + scale(6_000, 2_000),
      next: (index) => ({
        ...next(index),
        // A 503 is correct for an event, and for nothing else.
        ...(index % every === every - 1 && {
          check: (status: number) => {
            if (status === 503) refused += 1
            return status === 202 || status === 503 ? undefined : `${status}`
          },
        }),
      }),
      onReply,
    })
    await sleep(scale(2_000, 800))
    const ballast = join(disk, 'ballast')
    // Refills the space that the spool frees: the disk stays full.
    const fill = () => {
      try {
        for (;;) appendFileSync(ballast, Buffer.alloc(4_096))
      } catch {
        // The disk is full.
      }
    }
    const filling = setInterval(fill, 5)
    fill()
    await sleep(fullMs)
    const before = accepted.size
    clearInterval(filling)
    rmSync(ballast)
    const done = await load
    const { length: lost } = await missingEvents(databaseUrl, accepted)
    report(
      faultOf(fault, done, {
        lost,
        ok: refused > 0 && accepted.size > before,
        note: `full ${fullMs / 1_000} s: ${refused} events refused with 503; ${accepted.size} accepted, ${accepted.size - before} of them after`,
      }),
    )
  })
}
