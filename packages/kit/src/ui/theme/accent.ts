/** A colour as OKLab lightness (0-1), chroma and hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]

/** What a theme is drawn with, in the colour that the host chose. */
export type Accent = {
  /** Background of the one primary action. */
  readonly fill: Oklch
  /** The same under a pointer, a step away from the text on it. */
  readonly hover: Oklch
  /** Text on both. */
  readonly onFill: Oklch
  /** Text, icons and focus rings on a surface. */
  readonly text: Oklch
  /** A tinted surface that carries {@link Accent.text}. */
  readonly soft: Oklch
}

/** WCAG asks for 4.5; a little more survives rounding. */
const target = 4.6

const white: Oklch = [1, 0, 0]
const black: Oklch = [0, 0, 0]

/** The surfaces that text may stand on; the same values as in `tokens.css`. */
export const surfaces: Readonly<Record<'light' | 'dark', readonly [Oklch, Oklch, Oklch]>> = {
  light: [
    [1, 0, 0],
    [0.974, 0.003, 264],
    [0.95, 0.005, 264],
  ],
  dark: [
    [0.205, 0.008, 264],
    [0.24, 0.01, 264],
    [0.275, 0.012, 264],
  ],
}

const fallback: Oklch = [0.53, 0.2, 262]

/** Fits a colour to a theme so that whatever is written in it or on it can be read. */
export function fitAccent(color: Oklch, theme: 'light' | 'dark'): Accent {
  const [lightness, chroma, hue] = color
  const onWhite = contrast(color, white)
  // Mid tones look best under white, at the price of a slightly deeper shade.
  const onFill = onWhite >= 2.6 ? white : black
  const away = onFill === white ? -1 : 1
  const fill = shift(color, away, [onFill])
  const hover: Oklch = [clamp(fill[0] + away * 0.035), chroma, hue]

  const [surface, , deepest] = surfaces[theme]
  const soft: Oklch =
    theme === 'light'
      ? [surface[0] - 0.045, Math.min(chroma, 0.03), hue]
      : [surface[0] + 0.075, Math.min(chroma, 0.045), hue]
  const start: Oklch = [theme === 'light' ? Math.min(lightness, 0.6) : Math.max(lightness, 0.7), chroma, hue]
  const text = shift(start, theme === 'light' ? -1 : 1, [surface, deepest, soft])
  return { fill, hover, onFill, text, soft }
}

/** The stylesheet that sets the accent of both themes. */
export function accentCss(color: Oklch = fallback): string {
  const light = declarations(fitAccent(color, 'light'))
  const dark = declarations(fitAccent(color, 'dark'))
  return `:host{${light}}@media (prefers-color-scheme:dark){:host(:not([data-theme=light])){${dark}}}:host([data-theme=dark]){${dark}}`
}

/** Reads `#rgb`, `#rrggbb`, `rgb()`, `hsl()` and `oklch()`; undefined for anything else. */
export function parseColor(text: string): Oklch | undefined {
  const value = text.trim().toLowerCase()
  const hex = /^#([\da-f]{3,8})$/.exec(value)?.[1]
  if (hex) return parseHex(hex)
  const call = /^(rgb|hsl|oklch)a?\(([^)]*)\)$/.exec(value)
  if (!call) return undefined
  const parts = (call[2] ?? '').split(/[\s,/]+/).filter(Boolean)
  const [a, b, c] = parts.map((part) => Number.parseFloat(part))
  if (a === undefined || b === undefined || c === undefined || !Number.isFinite(a + b + c)) return undefined
  if (call[1] === 'rgb') return fromRgb([a / 255, b / 255, c / 255])
  if (call[1] === 'hsl') return fromRgb(hslToRgb(a, b / 100, c / 100))
  const lightness = parts[0]?.endsWith('%') ? a / 100 : a
  return [clamp(lightness), Math.max(0, b), c % 360]
}

/** The WCAG contrast of two colours, as they appear on an sRGB screen. */
export function contrast(one: Oklch, other: Oklch): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

export function cssColor([lightness, chroma, hue]: Oklch): string {
  const [l, c, h] = fitGamut([lightness, chroma, hue])
  return `oklch(${round(l)} ${round(c)} ${round(h)})`
}

function declarations({ fill, hover, onFill, text, soft }: Accent): string {
  return `--lk-accent:${cssColor(fill)};--lk-accent-hover:${cssColor(hover)};--lk-on-accent:${cssColor(onFill)};--lk-accent-text:${cssColor(text)};--lk-accent-soft:${cssColor(soft)};`
}

function shift(color: Oklch, step: -1 | 1, against: readonly Oklch[]): Oklch {
  let [lightness, chroma, hue] = color
  const enough = () => against.every((other) => contrast([lightness, chroma, hue], other) >= target)
  while (!enough() && lightness > 0 && lightness < 1) lightness = clamp(lightness + step * 0.005)
  return [lightness, chroma, hue]
}

function parseHex(hex: string): Oklch | undefined {
  const wide = hex.length < 5 ? [...hex].map((digit) => digit + digit).join('') : hex
  if (wide.length !== 6 && wide.length !== 8) return undefined
  const at = (index: number) => Number.parseInt(wide.slice(index, index + 2), 16) / 255
  return fromRgb([at(0), at(2), at(4)])
}

function hslToRgb(hue: number, saturation: number, lightness: number): Rgb {
  const amplitude = saturation * Math.min(lightness, 1 - lightness)
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12
    return lightness - amplitude * Math.max(-1, Math.min(k - 3, 9 - k, 1))
  }
  return [channel(0), channel(8), channel(4)]
}

type Rgb = readonly [red: number, green: number, blue: number]

function luminance(color: Oklch): number {
  const [red, green, blue] = toLinear(fitGamut(color))
  return 0.2126 * clamp(red) + 0.7152 * clamp(green) + 0.0722 * clamp(blue)
}

// OKLab as published by Björn Ottosson: https://bottosson.github.io/posts/oklab/
function toLinear([lightness, chroma, hue]: Oklch): Rgb {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function fromRgb(rgb: Rgb): Oklch {
  const [red, green, blue] = rgb.map((channel) => {
    const value = clamp(channel)
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  return [lightness, Math.hypot(a, b), (hue + 360) % 360]
}

// Browsers map colours outside sRGB each in their own way; handing them only colours inside keeps the promise.
function fitGamut([lightness, chroma, hue]: Oklch): Oklch {
  const inside = (c: number) => toLinear([lightness, c, hue]).every((v) => v >= -0.0001 && v <= 1.0001)
  if (inside(chroma)) return [lightness, chroma, hue]
  let [low, high] = [0, chroma]
  for (let i = 0; i < 16; i++) {
    const middle = (low + high) / 2
    if (inside(middle)) low = middle
    else high = middle
  }
  return [lightness, low, hue]
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
