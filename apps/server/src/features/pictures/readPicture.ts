import { sanitiseSvg } from '../../registry/sanitiseSvg.ts'

export type Picture = { readonly bytes: Buffer; readonly type: string }

/** Detects the image format from the bytes, ignoring the content type. Undefined for anything else. */
export function readPicture(bytes: Buffer): Picture | undefined {
  const head = bytes.subarray(0, 16).toString('latin1')
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return { bytes, type: 'image/png' }
  if (head.startsWith('\xff\xd8\xff')) return { bytes, type: 'image/jpeg' }
  if (/^GIF8[79]a/.test(head)) return { bytes, type: 'image/gif' }
  if (/^RIFF[\s\S]{4}WEBP/.test(head)) return { bytes, type: 'image/webp' }
  if (/^[\s\S]{4}ftypavi[fs]/.test(head)) return { bytes, type: 'image/avif' }
  const text = bytes.subarray(0, 1 << 17).toString('utf8')
  if (!/^\uFEFF?\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(text)) return undefined
  try {
    return { bytes: Buffer.from(sanitiseSvg(bytes.toString('utf8'))), type: 'image/svg+xml' }
  } catch {
    return undefined
  }
}
