import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until the machine has little else to do, but not for ever; resolves to whether it has. */
export async function waitForQuiet(limit = 5_000): Promise<boolean> {
  const end = performance.now() + limit
  while (performance.now() < end) {
    const before = readTimes()
    await sleep(300)
    const after = readTimes()
    if ((after.idle - before.idle) / (after.all - before.all) > 0.8) return true
  }
  return false
}

function readTimes(): { idle: number; all: number } {
  const times = cpus().map(({ times }) => times)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap((time) => Object.values(time))) }
}
