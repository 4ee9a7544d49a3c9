import encodeQR from 'qr'

/** A code as what to draw: the size of its grid, its dark modules, and the corners of its three eyes. */
export type QrCode = {
  readonly size: number
  /** Without the eyes and the middle, as one SVG path. */
  readonly modules: string
  readonly eyes: readonly { readonly x: number; readonly y: number }[]
  /** How many modules in the middle are left for a picture; none in a long code. */
  readonly hole: number
}

const eyeSize = 7

/** Up to so many characters there is room for a picture. */
const short = 80

/**
 * Makes a QR code.
 *
 * Of a short one, a quarter may be unreadable (level Q), and a picture takes less
 * than half of that. A long one has no room for a picture: in its middle is the
 * pattern by which readers straighten a code of that size, and its modules would
 * become too small. Modules are square, because many readers miss round ones.
 */
export function qrShapes(text: string): QrCode {
  const long = text.length > short
  const framed = encodeQR(text, 'raw', { ecc: long ? 'medium' : 'quartile', border: 1 })
  const grid = framed.slice(1, -1).map((row) => row.slice(1, -1))
  const size = grid.length
  const hole = long ? 0 : Math.floor(size * 0.26) | 1
  const from = (size - hole) / 2
  const eyes = [
    { x: 0, y: 0 },
    { x: size - eyeSize, y: 0 },
    { x: 0, y: size - eyeSize },
  ]
  const isInside = (x: number, y: number, at: { x: number; y: number }, width: number) =>
    x >= at.x && x < at.x + width && y >= at.y && y < at.y + width
  const isDrawn = (x: number, y: number) =>
    grid[y]?.[x] === true &&
    !eyes.some((eye) => isInside(x, y, eye, eyeSize)) &&
    !isInside(x, y, { x: from, y: from }, hole)
  let modules = ''
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const start = x
      while (isDrawn(x, y)) x++
      if (x > start) modules += `M${start} ${y}h${x - start}v1h${start - x}z`
    }
  return { size, modules, eyes, hole }
}
