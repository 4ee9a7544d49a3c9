import { expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'
import { createNodeCooldown } from './cooldown.ts'
import { createHealth } from './health.ts'
import type { OpenUpstream } from './openUpstream.ts'
import { createRanking } from './rankUpstreams.ts'

let now = 0
const clock = () => now

/** What the ranking reads, without a connection. */
function upstream(id: string): OpenUpstream {
  return {
    id,
    upstream: { id, url: 'http://127.0.0.1:1' },
    health: createHealth(),
    breaker: createBreaker(clock, () => undefined),
    isProven: () => true,
    isOther: () => false,
    cooldown: createNodeCooldown(clock),
    send: () => Promise.reject(new Error('not in this test')),
    close: async () => undefined,
  }
}

function create(lags: Record<string, number> = {}) {
  const [a, b, c] = [upstream('a'), upstream('b'), upstream('c')]
  const lag = { behind: (id: string) => lags[id] ?? 0, isExcluded: (id: string) => (lags[id] ?? 0) >= 16 }
  const ranking = createRanking([a, b, c], clock, lag)
  const order = () => {
    now += 1_000
    const { upstreams, healthy } = ranking.order()
    return `${upstreams.map(({ id }) => id).join('')} ${healthy}`
  }
  const answer = (one: OpenUpstream, milliseconds: number, good = true) => {
    for (let time = 0; time < 70; time++) one.health.answered(milliseconds, good)
  }
  return { a, b, c, answer, order, ranking, lags }
}

test('behavior: before anything is known the order is that of the configuration', () => {
  expect(create().order()).toBe('abc 3')
})

test('behavior: the faster comes first, but only when it is clearly faster', () => {
  const { a, b, c, answer, order } = create()
  expect(order()).toBe('abc 3')
  answer(a, 100)
  answer(b, 80)
  answer(c, 300)
  expect(order()).toBe('abc 3')
  answer(b, 60)
  expect(order()).toBe('bac 3')
  // The same hysteresis applies in the other direction.
  answer(a, 50)
  expect(order()).toBe('bac 3')
  answer(a, 30)
  expect(order()).toBe('abc 3')
})

test('behavior: errors, throttling and lag weigh', () => {
  const { a, b, c, answer, order, lags } = create()
  for (const one of [a, b, c]) answer(one, 50)
  for (let time = 0; time < 10; time++) a.health.failed()
  expect(order()).toBe('bca 3')
  for (let time = 0; time < 10; time++) b.health.throttled()
  expect(order()[0]).toBe('c')
  lags.c = 5
  answer(b, 50)
  expect(order()[0]).toBe('b')
})

test('behavior: who lags, rests or is broken comes last and is not counted healthy', () => {
  const { b, c, order, lags } = create()
  lags.a = 16
  expect(order()).toBe('bca 2')
  c.cooldown.start(10)
  expect(order()).toBe('bac 1')
  for (let time = 0; time < 5; time++) b.breaker.fail()
  expect(order()).toBe('acb 0')
  // Half-open: tried again.
  expect([order(), order()].at(-1)).toBe('bac 1')
})

test('behavior: the order is worked out once a second, or when something happened', () => {
  const { a, b, answer, order, ranking } = create()
  expect(order()).toBe('abc 3')
  answer(a, 500)
  answer(b, 5)
  expect(ranking.order().upstreams[0]?.id).toBe('a')
  ranking.touch()
  expect(ranking.order().upstreams[0]?.id).toBe('b')
})
