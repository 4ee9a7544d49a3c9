/** How an image of untrusted origin may be shown. */
export type ImageSource =
  | { readonly kind: 'url'; readonly url: string }
  | {
      readonly kind: 'bytes'
      readonly bytes: Uint8Array<ArrayBuffer>
      readonly type: string
      /** Where the bytes came from. */
      readonly text: string
    }

// A wallet's icon is 96 px; what is larger than this is not an icon.
const maxLength = 512 * 1024

/**
 * Decides how to show an image.
 *
 * Pictures in `data:` URIs become bytes for a canvas, which works under a CSP
 * that forbids `data:` images. SVG cannot be decoded that way and is shown only
 * where the caller allows it, always inside `<img>`, where it cannot run script.
 */
export function imageSource(src: string | undefined, allowSvg: boolean): ImageSource | undefined {
  // Browsers ignore these, which could disguise a scheme.
  const text = src?.replace(/^[\0- ]+|[\t\n\r]/g, '').trim()
  if (!text || text.length > maxLength) return undefined
  if (!/^[a-z][a-z\d+.-]*:/i.test(text)) return { kind: 'url', url: text }
  if (/^(https?|blob):/i.test(text)) return { kind: 'url', url: text }
  const data = /^data:image\/(png|jpe?g|webp|gif|avif|svg\+xml)([;,])/i.exec(text)
  if (!data) return undefined
  const type = `image/${data[1]?.toLowerCase()}`
  if (type === 'image/svg+xml') return allowSvg ? { kind: 'url', url: text } : undefined
  const bytes = decode(text)
  return bytes && { kind: 'bytes', bytes, type, text }
}

function decode(uri: string): Uint8Array<ArrayBuffer> | undefined {
  const comma = uri.indexOf(',')
  if (!/;base64$/i.test(uri.slice(0, comma))) return undefined
  try {
    const binary = atob(uri.slice(comma + 1))
    const bytes = new Uint8Array(binary.length)
    for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at)
    return bytes
  } catch {
    return undefined
  }
}
