import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until the machine is mostly idle, up to `timeoutMs`; resolves to whether it is. */
export async function waitForQuiet(timeoutMs = 5_000): Promise<boolean> {
  const end = performance.now() + timeoutMs
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
