import type { Theme } from '../../core/config/options.ts'

const rounds = { none: '0', small: '0.5', medium: '1', large: '1.35' }

/** The custom properties that buttons on the host's page share with the modal. */
export function buttonTokens({ radius, font, accent }: Theme): Record<string, string | undefined> {
  return { '--lk-round': radius && rounds[radius], '--lk-font': font, '--lk-accent': accent }
}

/** Sets custom properties by script, because a strict Content Security Policy forbids style attributes in HTML. */
export function setTokens(element: HTMLElement, tokens: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(tokens))
    if (value) element.style.setProperty(name, value)
    else element.style.removeProperty(name)
}
