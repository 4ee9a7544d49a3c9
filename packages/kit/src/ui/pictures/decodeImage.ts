import type { ImageSource } from './imageSource.ts'

type Bytes = ImageSource & { readonly kind: 'bytes' }

/** Pictures are decoded once for each size: what was shown before is shown again at once. */
const decoded = new Map<string, ImageBitmap>()
const mostKept = 40

/** A picture that was decoded before. */
export function decodedImage(source: Bytes, size: number): ImageBitmap | undefined {
  return decoded.get(keyOf(source, size))
}

/** Decodes a picture for a square of so many CSS pixels. Rejects if it is none. */
export async function decodeImage(source: Bytes, size: number): Promise<ImageBitmap> {
  const key = keyOf(source, size)
  const pixels = pixelsOf(size)
  const options = { resizeWidth: pixels, resizeHeight: pixels, resizeQuality: 'high' } as const
  const bitmap = await createImageBitmap(new Blob([source.bytes], { type: source.type }), options)
  // The oldest goes. It is not closed: it may be on screen.
  if (decoded.size >= mostKept) decoded.delete(decoded.keys().next().value ?? '')
  decoded.set(key, bitmap)
  return bitmap
}

/** Draws a picture on a canvas of its size. */
export function paint(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
}

function keyOf({ text }: Bytes, size: number): string {
  return `${pixelsOf(size)} ${text}`
}

function pixelsOf(size: number): number {
  return Math.round(size * Math.min(3, Math.max(2, devicePixelRatio)))
}
