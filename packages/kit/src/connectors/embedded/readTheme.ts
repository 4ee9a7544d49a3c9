import type { FrameAsk } from '@latchkey/protocol/frame/calls'
import { appearance } from '../../core/config/appearance.ts'
import { languageOf } from '../../core/config/language.ts'

/** How the modal looks, as the frame takes it: names and colours only. */
export function readTheme(kit: object): FrameAsk<'syncTheme'> {
  const { theme, locale } = appearance.of(kit).get()
  const { accent, density, mode = 'auto', radius, tone } = theme
  const hex = accent && toHex(accent)
  return {
    themeMode: mode === 'auto' ? (prefersDark().matches ? 'dark' : 'light') : mode,
    themeVariables: {
      ...(hex && { accent: hex }),
      ...(radius && { radius }),
      ...(tone && { tone: frameTones[tone] }),
      ...(density && { density }),
    },
    language: languageOf(locale).lang,
  }
}

/** The frame, which may be older than the kit, has fewer tones: the nearest. */
const frameTones = {
  cool: 'cool',
  neutral: 'neutral',
  warm: 'warm',
  sand: 'warm',
  rose: 'warm',
  leaf: 'neutral',
} as const

/** Calls `listener` when the theme may have changed, also by a setting of the system. Returns a function that stops. */
export function watchTheme(kit: object, listener: () => void): () => void {
  const dark = prefersDark()
  dark.addEventListener('change', listener)
  const stop = appearance.of(kit).subscribe(listener)
  return () => {
    stop()
    dark.removeEventListener('change', listener)
  }
}

function prefersDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)')
}

/** A CSS colour as `#rrggbb`; undefined if it is none. A canvas converts every notation. */
function toHex(color: string): string | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || !CSS.supports('color', color)) return undefined
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
