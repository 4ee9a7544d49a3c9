import { expect, test } from 'vitest'
import { failureText, solanaErrorFor } from './nodeError.ts'

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

test('error: of a failure as large as a node can send, only a part is read', () => {
  const err = { InstructionError: [0, { Custom: 1 }], more: Array(1_000).fill('x'.repeat(10_000)) }
  const text = failureText({ err, logs: Array(1_000).fill('y'.repeat(10_000)) })
  expect(text).toContain('"InstructionError":[0,{"Custom":1}]')
  expect(text.length).toBeLessThan(100_000)
})
