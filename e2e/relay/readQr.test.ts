import { createRequire } from 'node:module'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readPng } from './readPng.ts'
import { readQr } from './readQr.ts'

const { default: encode } = createRequire(new URL('../../packages/kit/package.json', import.meta.url))('qr')

/** Encodes rows of bytes as PNG, with a filter per row. */
function writePng(width: number, rows: readonly Uint8Array[], channels: number, filters: number[]): Buffer {
  const part = (name: string, content: Uint8Array) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(content.length)
    return Buffer.concat([length, Buffer.from(name), content, Buffer.alloc(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(rows.length, 4)
  head.set([8, channels === 4 ? 6 : 2], 8)
  const lines = rows.flatMap((row, y) => {
    const filter = filters[y % filters.length] as number
    const above = rows[y - 1] ?? new Uint8Array(row.length)
    const differences = row.map((byte, x) => {
      const [a, b, c] = [row[x - channels] ?? 0, above[x] as number, above[x - channels] ?? 0]
      const p = a + b - c
      const order = [a, b, c].map((value) => [Math.abs(p - value), value] as const)
      const paeth = order.reduce((best, one) => (one[0] < best[0] ? one : best))[1]
      return byte - ([0, a, b, (a + b) >> 1, paeth][filter] as number)
    })
    return [Uint8Array.of(filter), differences]
  })
  // Two chunks, as browsers split large images.
  const packed = deflateSync(Buffer.concat(lines))
  const parts = [packed.subarray(0, 40), packed.subarray(40)].map((piece) => part('IDAT', piece))
  return Buffer.concat([Buffer.alloc(8), part('IHDR', head), ...parts, part('IEND', Buffer.alloc(0))])
}

test.each([3, 4])('property: pixels are unchanged with every filter, with %d channels', (channels) => {
  const width = 17
  const rows = Array.from({ length: 23 }, () =>
    crypto.getRandomValues(new Uint8Array(width * channels)).map((byte, x) => (x % 5 ? byte : 200)),
  )
  const { data, ...size } = readPng(writePng(width, rows, channels, [0, 1, 2, 3, 4]))
  expect(size).toEqual({ width, height: 23 })
  const pixels = rows.flatMap((row) =>
    Array.from({ length: width }, (_, x) => [
      ...row.subarray(x * channels, (x + 1) * channels),
      ...(channels === 3 ? [255] : []),
    ]),
  )
  expect([...data]).toEqual(pixels.flat())
})

test('behavior: reads a pairing code with four pixels per module', () => {
  const uri = `wc:${'5a'.repeat(32)}@2?relay-protocol=irn&symKey=${'c3'.repeat(32)}&expiryTimestamp=1900000000`
  const modules = encode(uri, 'raw', { ecc: 'medium', border: 4 }) as boolean[][]
  const scale = 4
  const rows = modules.flatMap((row) => {
    const line = row.flatMap((dark) => Array<number>(scale * 3).fill(dark ? 0 : 255))
    return Array.from({ length: scale }, () => Uint8Array.from(line))
  })
  expect(readQr(writePng(modules.length * scale, rows, 3, [0, 2]))).toBe(uri)
})

test('error: an image without a code throws', () => {
  const rows = Array.from({ length: 120 }, () => new Uint8Array(120 * 3).fill(255))
  expect(() => readQr(writePng(120, rows, 3, [1]))).toThrow()
})
