import { createRequire } from 'node:module'
import { type Picture, readPng } from './readPng.ts'

// From the package that the kit draws codes with.
const { default: decode } = createRequire(new URL('../../packages/kit/package.json', import.meta.url))(
  'qr/decode.js',
) as { default(picture: Picture): string }

/** The text of a QR code in a screenshot, decoded from its pixels. Throws if there is none. */
export function readQr(png: Uint8Array): string {
  return decode(readPng(png))
}
