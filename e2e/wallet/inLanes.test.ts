import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inLanes } from './inLanes.ts'

test('behavior: each is worked on once, never more at a time than there are lanes', async () => {
  const seen: [string, number][] = []
  let running = 0
  let most = 0
  await inLanes([...'abcdefghij'], 3, async (one, index) => {
    most = Math.max(most, ++running)
    await sleep(1)
    running--
    seen.push([one, index])
  })
  expect(most).toBe(3)
  expect(seen.toSorted()).toEqual([...'abcdefghij'].map((one, index) => [one, index]))
})
