import { expect, test } from 'vitest'
import { readLines } from './readLines.ts'

async function linesOf(pieces: Iterable<string | Uint8Array>) {
  const lines = []
  for await (const line of readLines(pieces)) lines.push(line)
  return lines
}

test('behavior: lines are the same however the text is cut, also within a character', async () => {
  const text = '{"a":"é"}\r\n\n{"b":"鍵"}\n  \n{"c":1}'
  const whole = await linesOf([text])
  expect(whole).toEqual([
    { line: 1, text: '{"a":"é"}\r' },
    { line: 3, text: '{"b":"鍵"}' },
    { line: 5, text: '{"c":1}' },
  ])
  const bytes = new TextEncoder().encode(text)
  for (let size = 1; size < 8; size += 1) {
    const pieces = []
    for (let start = 0; start < bytes.length; start += size) pieces.push(bytes.subarray(start, start + size))
    expect(await linesOf(pieces)).toEqual(whole)
  }
})

test('error: a line without an end is not held in memory, and the next one is read', async () => {
  function* endless() {
    for (let count = 0; count < 1_000; count += 1) yield 'x'.repeat(1_000)
    yield '\n{"a":1}\n'
  }
  expect(await linesOf(endless())).toEqual([
    { line: 1, text: undefined },
    { line: 2, text: '{"a":1}' },
  ])
  expect(await linesOf(['x'.repeat(20_000)])).toEqual([{ line: 1, text: undefined }])
  expect(await linesOf([])).toEqual([])
})
