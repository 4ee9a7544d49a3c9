import { expect, test } from 'vitest'
import { p99Of, stalledShare, type Visit } from './visits.ts'

/** One visit every 25 ms; those during the pause wait until it ends. */
function visit(pause?: { from: number; to: number }): Visit[] {
  return Array.from({ length: 400 }, (_, index) => {
    const began = index * 25
    const waits = pause && began >= pause.from && began < pause.to
    const took = waits ? pause.to - began : 5
    return { began, took, own: took }
  })
}

test('behavior: a server that pauses is found if the bystander does not', () => {
  const paused = visit({ from: 3_000, to: 4_000 })
  expect(p99Of(paused, visit())).toBeGreaterThan(800)
  expect(stalledShare(paused, visit())).toBe(0)
})

test('behavior: what both waited for was the machine', () => {
  const paused = visit({ from: 3_000, to: 5_000 })
  expect(p99Of(paused, paused)).toBe(5)
  expect(stalledShare(paused, paused)).toBeCloseTo(0.25, 1)
})

test('behavior: a pause of the server at another time than that of the machine is found', () => {
  const server = visit({ from: 7_000, to: 8_000 })
  expect(p99Of(server, visit({ from: 3_000, to: 4_000 }))).toBeGreaterThan(800)
})
