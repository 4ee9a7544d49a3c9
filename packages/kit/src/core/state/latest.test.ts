import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defineLatest } from './latest.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('behavior: of several only the last runs, once its delay is over', async () => {
  const latest = defineLatest()
  const kit = {}
  const ran: string[] = []
  const task = (name: string) => async () => void ran.push(name)
  void latest.run(kit, task('a'), 500)
  await vi.advanceTimersByTimeAsync(499)
  void latest.run(kit, task('b'), 500)
  await vi.advanceTimersByTimeAsync(499)
  expect(ran).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(ran).toEqual(['b'])
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: a task that runs is aborted by the next, and by cancelling', async () => {
  const latest = defineLatest()
  const kit = {}
  const signals: AbortSignal[] = []
  const task = async (signal: AbortSignal) => void signals.push(signal)
  await latest.run(kit, task)
  await latest.run({}, task)
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false])
  await latest.run(kit, task)
  latest.cancel(kit)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false, true])
  void latest.run(kit, task, 10)
  latest.cancel(kit)
  await vi.runAllTimersAsync()
  expect(signals).toHaveLength(3)
})
