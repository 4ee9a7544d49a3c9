import { createRequire } from 'node:module'
import { type Picture, readPng } from './readPng.ts'

// The kit draws codes with the package that this part is of.
const { default: decode } = createRequire(new URL('../../packages/kit/package.json', import.meta.url))(
  'qr/decode.js',
) as { default(picture: Picture): string }

/** The text of a QR code in a screenshot, read from its pixels as a camera reads it. Throws where there is none. */
export function readQr(png: Uint8Array): string {
  return decode(readPng(png))
}
