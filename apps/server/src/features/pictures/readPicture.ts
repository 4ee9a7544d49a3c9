import { maxSvgBytes } from '../../registry/sanitiseSvg.ts'
import { readDrawing } from './readDrawing.ts'

export type Picture = { readonly bytes: Buffer; readonly type: string }

/** Detects the image format from the bytes, ignoring the content type. Undefined for anything else. */
export async function readPicture(bytes: Buffer): Promise<Picture | undefined> {
  const head = bytes.subarray(0, 16).toString('latin1')
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return { bytes, type: 'image/png' }
  if (head.startsWith('\xff\xd8\xff')) return { bytes, type: 'image/jpeg' }
  if (/^GIF8[79]a/.test(head)) return { bytes, type: 'image/gif' }
  if (/^RIFF[\s\S]{4}WEBP/.test(head)) return { bytes, type: 'image/webp' }
  if (/^[\s\S]{4}ftypavi[fs]/.test(head)) return { bytes, type: 'image/avif' }
  if (bytes.length > maxSvgBytes) return undefined
  const text = bytes.toString('utf8')
  if (!/^\uFEFF?\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(text)) return undefined
  const drawing = await readDrawing(text)
  return drawing === undefined ? undefined : { bytes: Buffer.from(drawing), type: 'image/svg+xml' }
}
