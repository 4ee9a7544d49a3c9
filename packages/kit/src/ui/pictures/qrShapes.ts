import encodeQR from 'qr'

/** A code as what to draw: the size of its grid, its dark dots, and the corners of its three eyes. */
export type QrCode = {
  readonly size: number
  /** Round dots, a circle each, as one SVG path; without the eyes and the middle. */
  readonly dots: string
  readonly eyes: readonly { readonly x: number; readonly y: number }[]
  /** How many modules in the middle are left for a picture. */
  readonly hole: number
}

const eyeSize = 7

/** Up to so many characters the dots stay large whatever the level. */
const short = 80

/**
 * Makes a QR code with room in the middle.
 *
 * A quarter of it may be unreadable (level Q), of a long text 15 % (level M), so
 * that its dots do not become too small; the room takes less than half of that.
 */
export function qrShapes(text: string): QrCode {
  const long = text.length > short
  const framed = encodeQR(text, 'raw', { ecc: long ? 'medium' : 'quartile', border: 1 })
  const modules = framed.slice(1, -1).map((row) => row.slice(1, -1))
  const size = modules.length
  const hole = Math.floor(size * (long ? 0.2 : 0.26)) | 1
  const from = (size - hole) / 2
  const eyes = [
    { x: 0, y: 0 },
    { x: size - eyeSize, y: 0 },
    { x: 0, y: size - eyeSize },
  ]
  const isInside = (x: number, y: number, at: { x: number; y: number }, width: number) =>
    x >= at.x && x < at.x + width && y >= at.y && y < at.y + width
  const dots: string[] = []
  modules.forEach((row, y) => {
    row.forEach((dark, x) => {
      const left =
        eyes.some((eye) => isInside(x, y, eye, eyeSize)) || isInside(x, y, { x: from, y: from }, hole)
      if (dark && !left) dots.push(`M${x + 0.04} ${y + 0.5}a.46.46 0 1 1 .92 0a.46.46 0 1 1-.92 0`)
    })
  })
  return { size, dots: dots.join(''), eyes, hole }
}
