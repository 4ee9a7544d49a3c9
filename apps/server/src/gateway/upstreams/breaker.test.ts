import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'

function create() {
  let now = 0
  const states: string[] = []
  const breaker = createBreaker(
    () => now,
    (state) => states.push(state),
  )
  const fail = (times: number) => {
    for (let time = 0; time < times; time++) breaker.fail()
  }
  return { breaker, states, fail, wait: (milliseconds: number) => (now += milliseconds) }
}

test('behavior: opens after five failures in a row, not after five among successes', () => {
  const { breaker, fail, states } = create()
  for (let time = 0; time < 5; time++) {
    fail(4)
    breaker.succeed()
  }
  expect(states).toEqual([])
  fail(5)
  expect([states, breaker.admits()]).toEqual([['open'], false])
})

test('behavior: is half-open after its cool-down; a success closes it', () => {
  const { breaker, fail, states, wait } = create()
  fail(5)
  wait(1_999)
  expect(breaker.admits()).toBe(false)
  wait(1)
  expect(breaker.admits()).toBe(true)
  breaker.succeed()
  expect(states).toEqual(['open', 'closed'])
})

test('behavior: a failure when half-open doubles the cool-down, up to 30 seconds', () => {
  const { breaker, fail, wait } = create()
  fail(5)
  const cooldowns: number[] = []
  for (let time = 0; time < 7; time++) {
    let cooldownMs = 0
    for (; !breaker.admits(); cooldownMs += 500) wait(500)
    cooldowns.push(cooldownMs)
    fail(1)
  }
  expect(cooldowns).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
})

test('behavior: calls that end while it is open change nothing', () => {
  const { breaker, fail, states, wait } = create()
  fail(5)
  fail(20)
  breaker.succeed()
  wait(2_000)
  expect([states, breaker.admits()]).toEqual([['open'], true])
})

test('property: it always admits again within half a minute', () => {
  const step = fc.oneof(fc.constant('fail'), fc.constant('succeed'), fc.nat(40_000))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { breaker, wait } = create()
      for (const each of steps)
        if (typeof each === 'number') wait(each)
        else breaker[each as 'fail' | 'succeed']()
      wait(30_000)
      expect(breaker.admits()).toBe(true)
    }),
  )
})
