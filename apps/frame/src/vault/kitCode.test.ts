import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toHex } from './bytes.ts'
import { createKitCode, readKitCode } from './kitCode.ts'

test('behavior: codes have 26 characters, all different', () => {
  const codes = Array.from({ length: 200 }, createKitCode)
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
  expect(new Set(codes).size).toBe(200)
  // Each of the 32 characters comes up.
  expect(new Set(codes.join('')).size).toBe(32)
})

test('property: a code is read as people write it', async () => {
  const disguise = fc.constantFrom<((code: string) => string)[]>(
    (code) => code.toLowerCase(),
    (code) => code.replace(/(.{4})/g, '$1-'),
    (code) => ` ${code.replace(/(.{5})/g, '$1 ')}\n`,
    (code) => code.replaceAll('0', 'O').replaceAll('1', 'I'),
    (code) => code.replaceAll('0', 'o').replaceAll('1', 'l'),
  )
  await fc.assert(
    fc.asyncProperty(disguise, async (write) => {
      const code = createKitCode()
      expect(await readKitCode(write(code))).toEqual(await readKitCode(code))
    }),
    { numRuns: 40 },
  )
})

test('behavior: the secret of a code never changes', async () => {
  expect(toHex(await readKitCode('0123456789ABCDEFGHJKMNPQRS'))).toMatchInlineSnapshot(
    `"b013acb28d557351bf8060bbc87f4fc0267d6456c56dc1fe4c9bd2a545a9297e"`,
  )
})

test('error: what is not a code', () => {
  for (const typed of ['', 'A'.repeat(25), 'A'.repeat(27), `${'A'.repeat(25)}U`, `${'A'.repeat(25)}é`])
    expect(() => readKitCode(typed)).toThrow('A recovery code has 26 letters and digits.')
})
