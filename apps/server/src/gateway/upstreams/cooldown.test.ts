import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createNodeCooldown, readRetryAfter } from './cooldown.ts'

function create(random = () => 1) {
  let now = Date.UTC(2026, 0, 1)
  const cooldown = createNodeCooldown(() => now, random)
  const leftMs = () => Math.max(0, cooldown.until() - now)
  return { cooldown, leftMs, now: () => now, wait: (milliseconds: number) => (now += milliseconds) }
}

test('behavior: lasts as long as the node asked, at most five minutes', () => {
  const { cooldown, leftMs, wait } = create()
  cooldown.start(7)
  expect([leftMs(), cooldown.secondsLeft()]).toEqual([7_000, 7])
  // A shorter wish does not take the longer one back.
  cooldown.start(2)
  wait(6_999)
  expect(cooldown.isActive()).toBe(true)
  wait(1)
  expect(cooldown.isActive()).toBe(false)
  cooldown.start(86_400)
  expect(leftMs()).toBe(300_000)
})

test('behavior: without a wish it doubles up to 30 seconds, and starts short after a response', () => {
  const { cooldown, leftMs, wait } = create()
  const lengths = Array.from({ length: 7 }, () => {
    cooldown.start()
    const length = leftMs()
    // Calls that were running.
    cooldown.start()
    cooldown.succeed()
    expect(leftMs()).toBe(length)
    wait(length)
    return length
  })
  expect(lengths).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  cooldown.succeed()
  cooldown.start()
  expect(leftMs()).toBe(1_000)
})

test('property: without a wish, the length is spread over half of it', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 1, max: 9 }),
      (share, times) => {
        const { cooldown, leftMs, wait } = create(() => share)
        for (let time = 1; time < times; time++) {
          cooldown.start()
          wait(leftMs())
        }
        cooldown.start()
        const full = Math.min(30_000, 1_000 * 2 ** (times - 1))
        expect(leftMs()).toBeGreaterThanOrEqual(full / 2)
        expect(leftMs()).toBeLessThanOrEqual(full)
      },
    ),
  )
})

test.each([
  ['120', 120],
  ['0.5', 0.5],
  ['Thu, 01 Jan 2026 00:00:30 GMT', 30],
  ['Wed, 31 Dec 2025 23:59:59 GMT', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
])('behavior: reads a Retry-After of %j as %j seconds', (value, seconds) => {
  expect(readRetryAfter(value, Date.UTC(2026, 0, 1))).toBe(seconds)
})
