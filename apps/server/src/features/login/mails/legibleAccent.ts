const ours = '#1f5fdc'
/** WCAG 2, for text of normal size. */
const minContrast = 4.5

/** The colour of a button with white text: darkened until the text is legible. */
export function legibleAccent(accent: string | null): string {
  if (accent === null || !/^#[\da-f]{6}$/i.test(accent)) return ours
  let parts = [1, 3, 5].map((at) => Number.parseInt(accent.slice(at, at + 2), 16))
  while (1.05 / (luminanceOf(parts) + 0.05) < minContrast)
    parts = parts.map((part) => Math.floor(part * 0.95))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function luminanceOf(parts: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
