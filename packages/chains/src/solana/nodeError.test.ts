import { expect, test } from 'vitest'
import { solanaErrorFor } from './nodeError.ts'

test.each([
  ['Program 11111111111111111111111111111111 failed: custom program error: 0x5', 'node/execution_reverted'],
  ['Blockhash has expired', 'send/expired'],
  ['Transfer: insufficient lamports 5, need 6', 'node/insufficient_funds'],
])('behavior: %s is %s', (text, code) => {
  expect(solanaErrorFor(text).code).toBe(code)
})

test.each(['Program ', 'blockhash'])('error: a log that repeats %j is read in linear time', (words) => {
  const text = words.repeat(200_000 / words.length)
  const before = process.cpuUsage()
  solanaErrorFor(text)
  const { user } = process.cpuUsage(before)
  expect(user / 1_000).toBeLessThan(500)
})
