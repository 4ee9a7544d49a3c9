import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBytesInFlight } from './bytesInFlight.ts'
import { createLoad, watchLoad } from './load.ts'
import { createTurns } from './turns.ts'

test('error: a caller holds its share and no more, and all together theirs', () => {
  const inFlight = createBytesInFlight({ perCaller: 100, perProcess: 250, now: () => 0 })
  const release = inFlight.hold('a', 60)
  expect(inFlight.hold('a', 60)).toBeUndefined()
  release?.()
  release?.()
  expect(inFlight.total()).toBe(0)
  for (const caller of ['a', 'b']) expect(inFlight.hold(caller, 100)).toBeDefined()
  expect(inFlight.hold('c', 100)).toBeUndefined()
  expect(inFlight.hold('c', 50)).toBeDefined()
})

test('behavior: a caller that holds nothing may hold one answer beyond its share', () => {
  const inFlight = createBytesInFlight({ perCaller: 100, perProcess: 250, now: () => 0 })
  expect(inFlight.hold('a', 200)).toBeDefined()
  expect(inFlight.hold('a', 1)).toBeUndefined()
})

test('behavior: who takes too long makes room for others', () => {
  let now = 0
  const inFlight = createBytesInFlight({ perCaller: 100, perProcess: 200, now: () => now })
  const cut: string[] = []
  inFlight.hold('slow', 100, () => cut.push('slow'))
  now = 4_000
  inFlight.hold('slower', 100, () => cut.push('slower'))
  expect(inFlight.hold('new', 50)).toBeUndefined()
  now = 6_000
  expect(inFlight.hold('new', 50)).toBeDefined()
  expect(cut).toEqual(['slow'])
  expect(inFlight.total()).toBe(150)
})

test('behavior: pictures and events are shed first, then what a page can do without, never RPC and the relay', () => {
  let late = 0
  const load = createLoad({ delayMs: () => late })
  const shed = () =>
    (['rpc', 'data', 'write', 'asset', 'config', 'ingest', 'admin', 'relay'] as const).filter(load.sheds)
  expect([shed(), load.isCachedOnly()]).toEqual([[], false])
  late = 50
  expect([shed(), load.isCachedOnly()]).toEqual([['asset', 'ingest'], false])
  late = 500
  expect([shed(), load.isCachedOnly()]).toEqual([['data', 'write', 'asset', 'config', 'ingest'], true])
})

test('behavior: an event loop that keeps being late is noticed, and that it is not any more', async () => {
  const load = watchLoad()
  const block = setInterval(() => {
    const until = performance.now() + 150
    while (performance.now() < until);
  }, 1)
  await expect.poll(() => load.delayMs(), { timeout: 10_000 }).toBeGreaterThan(100)
  clearInterval(block)
  await expect.poll(() => load.delayMs(), { timeout: 10_000 }).toBeLessThan(100)
  load.close()
})

test('behavior: heavy work is done a piece per turn, and small requests between the pieces', async () => {
  const turns = createTurns()
  const done: string[] = []
  for (let index = 0; index < 5; index++) turns.take(`${index}`, () => done.push('heavy'))
  setImmediate(() => done.push('small'))
  await sleep(50)
  expect(done).toEqual(['heavy', 'small', 'heavy', 'heavy', 'heavy', 'heavy'])
})

test('error: too much heavy work is refused, of a caller and in all', async () => {
  const turns = createTurns({ perCaller: 2, inAll: 3 })
  let done = 0
  const take = (caller: string) => turns.take(caller, () => done++)
  expect([take('a'), take('a'), take('a'), take('b'), take('c')]).toEqual([true, true, false, true, false])
  await sleep(50)
  expect(done).toBe(3)
  expect([take('a'), take('a')]).toEqual([true, true])
})
