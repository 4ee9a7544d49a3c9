import type { Theme } from '../../core/config/options.ts'
import { buttonTokens } from './buttonTokens.ts'

/** Hue and strength of the tint. */
const tones = {
  cool: ['264', '1'],
  neutral: ['0', '0'],
  warm: ['70', '1.6'],
  sand: ['85', '3.2'],
  rose: ['8', '2.6'],
  leaf: ['150', '2.6'],
} as const

/** The custom properties that a theme sets; those that are undefined keep their value. */
export function themeTokens({
  radius,
  font,
  tone,
  density,
  overlay,
}: Theme): Record<string, string | undefined> {
  const [hue, tint] = tone ? tones[tone] : []
  return {
    ...buttonTokens({ radius, font }),
    '--lk-hue': hue,
    '--lk-tint': tint,
    '--lk-row': density === 'compact' ? '48px' : undefined,
    '--lk-dim': overlay === 'none' ? 'transparent' : undefined,
    '--lk-blur': overlay === 'blur' ? 'blur(8px)' : undefined,
  }
}
