import { createRequire } from 'node:module'
import jsqr from 'jsqr'
import { type Picture, readPng } from './readPng.ts'

// CommonJS that says it is a module.
const jsQR = 'default' in jsqr ? (jsqr.default as typeof jsqr) : jsqr

// From the package that the kit draws codes with.
const { default: decode } = createRequire(new URL('../../packages/kit/package.json', import.meta.url))(
  'qr/decode.js',
) as { default(picture: Picture): string }

/** The text of a QR code in a screenshot, as two readers decode it. Throws if one cannot. */
export function readQr(png: Uint8Array): string {
  return readQrIn(readPng(png))
}

/** The same of pixels. */
export function readQrIn(picture: Picture): string {
  const text = decode(picture)
  const other = jsQR(Uint8ClampedArray.from(picture.data), picture.width, picture.height)
  if (other?.data !== text) throw new Error('the two readers do not read the same')
  return text
}
