import pino from 'pino'
import { expect, test } from 'vitest'
import { createKmsProbe } from './createKmsProbe.ts'
import type { Kms } from './kms.ts'

function open(health: () => Promise<void>) {
  let [now, questions] = [1_000, 0]
  const kms = {
    health() {
      questions++
      return health()
    },
  } as Kms
  const probe = createKmsProbe({ open: async () => kms, clock: () => now, log: pino({ level: 'silent' }) })
  return {
    probe,
    questions: () => questions,
    wait(milliseconds: number) {
      now += milliseconds
    },
  }
}

test('behavior: a key that works is asked for once a minute, one that does not every five seconds', async () => {
  let isThere = true
  const { probe, questions, wait } = open(async () => {
    if (!isThere) throw new Error('away')
  })
  for (let second = 0; second < 59; second++) {
    expect(await probe()).toBe('ok')
    wait(1_000)
  }
  expect(questions()).toBe(1)
  isThere = false
  wait(1_000)
  await expect.poll(probe).toBe('away')
  expect(questions()).toBe(2)
  isThere = true
  wait(5_000)
  await expect.poll(probe).toBe('ok')
  expect(questions()).toBe(3)
})

test('behavior: a key that hangs is away within a probe’s time', async () => {
  const { probe, questions } = open(() => new Promise(() => undefined))
  const started = performance.now()
  expect(await Promise.all(Array.from({ length: 30 }, probe))).toEqual(Array(30).fill('away'))
  expect(performance.now() - started).toBeLessThan(950)
  expect(questions()).toBe(1)
})
