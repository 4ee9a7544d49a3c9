import fc from 'fast-check'

/**
 * Text of any code points, mostly unusual ones. Faster than fast-check's `binary`
 * strings, which take a second to create.
 */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  const point = fc.oneof(
    fc.integer({ min: 0, max: 0xff }),
    fc.integer({ min: 0x0300, max: 0x2fff }),
    fc.integer({ min: 0, max: 0x10ffff }),
  )
  return fc.array(point, { maxLength }).map((points) => String.fromCodePoint(...points))
}
