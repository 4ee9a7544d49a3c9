import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../../scripts/faults.ts'
import { type Victim, withVictim } from './victim.ts'
import { watchHonest } from './watchHonest.ts'

/** Visitors from other addresses notice no more than this. */
const maxP99Ms = 250
const maxGrowth = 128 << 20
/** If the machine stood still for longer, what was measured says too little, and is measured again. */
const maxStalled = 0.3
const mostTimes = 3

/** Attacks a server while visitors from other addresses use it; reports what they noticed. */
export async function underAttack(
  name: string,
  options: withVictim.Options,
  attack: (victim: Victim) => Promise<Finding>,
): Promise<Fault> {
  for (let times = 1; ; times++) {
    const { fault, stalled } = await measure(name, options, attack)
    if (stalled <= maxStalled || times === mostTimes) return fault
  }
}

async function measure(
  name: string,
  options: withVictim.Options,
  attack: (victim: Victim) => Promise<Finding>,
): Promise<{ fault: Fault; stalled: number }> {
  return await withVictim(options, async (victim) => {
    const honest = await watchHonest(victim)
    // Warm, so that what grows is the attack's.
    await sleep(2_000)
    const before = victim.memory()
    let most = before
    const watch = setInterval(() => {
      most = Math.max(most, victim.memory())
    }, 50)
    let finding: Finding
    try {
      finding = await attack(victim)
    } finally {
      clearInterval(watch)
    }
    const { requests, refused, p99, stalled, lost } = await honest.stop()
    const growth = most - before
    const ok =
      finding.ok &&
      refused.length === 0 &&
      lost === 0 &&
      p99.livez <= maxP99Ms &&
      p99.cached <= maxP99Ms &&
      stalled <= maxStalled &&
      growth <= maxGrowth
    const notes = [
      `p99 of /livez ${p99.livez.toFixed(0)} ms, of cached calls ${p99.cached.toFixed(0)} ms`,
      `memory +${(growth / (1 << 20)).toFixed(0)} MB`,
      finding.note,
      ...(stalled ? [`the machine stood still for ${(100 * stalled).toFixed(0)} %`] : []),
      ...(refused.length ? [`refused: ${[...new Set(refused)].slice(0, 4).join(', ')}`] : []),
    ]
    const failures = refused.length
    return { stalled, fault: { fault: name, requests, failures, lost, ok, note: notes.join('; ') } }
  })
}

/** What an attacker achieved. */
export type Finding = { readonly ok: boolean; readonly note: string }
