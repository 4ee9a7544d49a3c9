import type { Theme } from '../../core/config/options.ts'

const rounds = { none: '0', small: '0.5', medium: '1', large: '1.35' }
const tones = { cool: ['264', '1'], neutral: ['0', '0'], warm: ['70', '1.6'] } as const

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

/** The custom properties of a button on the host's page. */
export function buttonTokens({ radius, font, accent }: Theme): Record<string, string | undefined> {
  return { '--lk-round': radius && rounds[radius], '--lk-font': font, '--lk-accent': accent }
}

/** Sets custom properties by script, because a strict Content Security Policy forbids style attributes in HTML. */
export function setTokens(element: HTMLElement, tokens: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(tokens))
    if (value) element.style.setProperty(name, value)
    else element.style.removeProperty(name)
}
