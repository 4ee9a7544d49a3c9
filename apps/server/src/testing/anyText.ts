import fc from 'fast-check'

/**
 * Text of any code points, most of them from where the odd ones are. To make
 * fast-check's own `binary` strings takes it a second.
 */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  const point = fc.oneof(
    fc.integer({ min: 0, max: 0xff }),
    fc.integer({ min: 0x0300, max: 0x2fff }),
    fc.integer({ min: 0, max: 0x10ffff }),
  )
  return fc.array(point, { maxLength }).map((points) => String.fromCodePoint(...points))
}
