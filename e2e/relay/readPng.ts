import { inflateSync } from 'node:zlib'

/** Pixels, four bytes each: red, green, blue, opacity. */
export type Picture = { readonly width: number; readonly height: number; readonly data: Uint8Array }

/**
 * Decodes screenshots of browsers: eight bits per channel, with or without
 * an alpha channel, not interlaced.
 */
export function readPng(file: Uint8Array): Picture {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const parts: Uint8Array[] = []
  let head: DataView | undefined
  // Chunks follow the signature: length, name, content and checksum.
  for (let at = 8; at < file.length; at += view.getUint32(at) + 12) {
    const name = String.fromCharCode(...file.subarray(at + 4, at + 8))
    const content = file.subarray(at + 8, at + 8 + view.getUint32(at))
    if (name === 'IHDR') head = new DataView(content.buffer, content.byteOffset, content.length)
    if (name === 'IDAT') parts.push(content)
  }
  if (!head) throw new Error('not a PNG')
  const [width, height] = [head.getUint32(0), head.getUint32(4)]
  const channels = { 2: 3, 6: 4 }[head.getUint8(9)]
  if (!channels || head.getUint8(8) !== 8 || head.getUint8(12) !== 0)
    throw new Error('a PNG of another kind than screenshots are')
  const rows = unfilter(inflateSync(Buffer.concat(parts)), width * channels, height, channels)
  const data = new Uint8Array(width * height * 4).fill(255)
  for (let pixel = 0; pixel < width * height; pixel++)
    data.set(rows.subarray(pixel * channels, (pixel + 1) * channels), pixel * 4)
  return { width, height, data }
}

/** Each byte is the difference from a prediction; each row has its own filter. */
function unfilter(filtered: Uint8Array, width: number, height: number, channels: number): Uint8Array {
  const rows = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const filter = filtered[y * (width + 1)]
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const left = x >= channels ? (rows[at - channels] as number) : 0
      const up = y > 0 ? (rows[at - width] as number) : 0
      const corner = x >= channels && y > 0 ? (rows[at - width - channels] as number) : 0
      const guess = [0, left, up, (left + up) >> 1, nearest(left, up, corner)][filter ?? 0] as number
      rows[at] = (filtered[y * (width + 1) + 1 + x] as number) + guess
    }
  }
  return rows
}

/** The Paeth predictor. */
function nearest(left: number, up: number, corner: number): number {
  const [toLeft, toUp, toCorner] = [
    Math.abs(up - corner),
    Math.abs(left - corner),
    Math.abs(left + up - 2 * corner),
  ]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}
