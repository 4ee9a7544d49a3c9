import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { type QrCode, qrShapes } from './qrShapes.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const scale = 8
const quiet = 4

/** Draws the code as the view does, with a picture in the middle. */
function draw({ modules, eyes, hole, size }: QrCode) {
  const width = (size + quiet * 2) * scale
  const data = new Uint8Array(width * width * 4).fill(255)
  const paint = (x: number, y: number, shade: number) => {
    const at = (y * width + x) * 4
    data.set([shade, shade, shade, 255], at)
  }
  const fill = (inside: (x: number, y: number) => boolean, shade = 0) => {
    for (let y = 0; y < width; y++)
      for (let x = 0; x < width; x++)
        if (inside((x + 0.5) / scale - quiet, (y + 0.5) / scale - quiet)) paint(x, y, shade)
  }
  const grid = new Set<string>()
  for (const [, x, y, length] of modules.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let step = 0; step < Number(length); step++) grid.add(`${Number(x) + step} ${y}`)
  fill((x, y) => grid.has(`${Math.floor(x)} ${Math.floor(y)}`))
  const square = (x: number, y: number, from: number, to: number) =>
    x >= from && x < to && y >= from && y < to
  for (const eye of eyes) {
    fill((x, y) => square(x - eye.x, y - eye.y, 0, 7) && !square(x - eye.x, y - eye.y, 1, 6))
    fill((x, y) => square(x - eye.x, y - eye.y, 2, 5))
  }
  // The worst picture there could be: as dark as the code.
  fill((x, y) => Math.hypot(x - size / 2, y - size / 2) < hole / 2 - 0.5, 60)
  return { width, height: width, data }
}

test('behavior: a camera reads the address, with a picture in the middle of the code', () => {
  expect(decodeQR(draw(qrShapes(address)))).toBe(address)
})

test('behavior: the longest addresses of other chains are read too', () => {
  const long = `bc1p${'q'.repeat(58)}`
  expect(decodeQR(draw(qrShapes(long)))).toBe(long)
})

test('behavior: a pairing is read too, and its modules are not too small', () => {
  const hex = '8f1a5655744f41791102999c339c844880b23950704cc43aa840f3739e365323'
  const uri = `wc:${hex}@2?relay-protocol=irn&symKey=${hex}&expiryTimestamp=1794748800`
  expect(decodeQR(draw(qrShapes(uri)))).toBe(uri)
  // With its quiet zone, 4 px each in the 264 px of a card on the narrowest phone.
  expect(qrShapes(uri).size).toBeLessThanOrEqual(57)
})

test('behavior: what is left out of the middle is less than the code can spare; of a long code nothing', () => {
  const { hole, size } = qrShapes(address)
  expect((hole * hole) / (size * size)).toBeLessThan(0.1)
  expect((size - hole) % 2).toBe(0)
  expect(qrShapes('w'.repeat(200)).hole).toBe(0)
})
