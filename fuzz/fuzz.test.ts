import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { edited } from './edited.ts'
import { formatOutcome, fuzzTarget } from './fuzz.ts'

const fuzz = (name: string, runs: number) =>
  fuzzTarget(join(import.meta.dirname, 'testing/targets.ts'), name, { runs, seed: 1 })

test('behavior: a sound parser gets as many inputs as asked for', async () => {
  const outcome = await fuzz('sound', 500)
  expect(outcome.error).toBeUndefined()
  expect(formatOutcome(outcome)).toMatch(/^sound: 500 runs, worst [\d.]+ ms, coverage \d+\/\d+ ok$/)
})

test('error: an input that crashes a parser is found behind a comparison, and kept', async () => {
  const outcome = await fuzz('crashing', 100_000)
  expect(formatOutcome(outcome)).toContain(' short\n')
  expect(outcome.error).toContain('TypeError: lost')
  expect(readFileSync(outcome.path ?? '', 'utf8')).toMatch(/^lost(?:=|$)/)
})

test('error: an input that takes too long is found', async () => {
  const { error } = await fuzz('slow', 400)
  expect(error).toMatch(/\d+ bytes took \d+ ms of processor time, three times/)
})

test('error: a changed prototype is found', async () => {
  expect((await fuzz('polluting', 10)).error).toContain('a prototype was changed')
})

test('error: a target that does not exist is reported', async () => {
  expect((await fuzz('missing', 10)).error).toContain('no target missing')
})

test('property: changed JSON is JSON, and the same bytes change it the same way', () => {
  const value = { a: [1, 'text', { b: null }], c: true }
  for (let seed = 0; seed < 500; seed++) {
    const bytes = Buffer.from(Array.from({ length: seed % 50 }, (_, index) => (seed * 31 + index * 17) % 256))
    const changed = edited(value, bytes)
    expect(JSON.parse(JSON.stringify(changed))).toEqual(changed)
    expect(edited(value, bytes)).toEqual(changed)
  }
})
