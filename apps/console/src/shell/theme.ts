import { keep, kept } from '../kept.ts'

export const themes = ['auto', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export function chosenTheme(): Theme {
  return themes.find((theme) => theme === kept('theme')) ?? 'auto'
}

/** Applies the chosen theme, and remembers a new choice. */
export function applyTheme(theme: Theme = chosenTheme()): void {
  keep('theme', theme === 'auto' ? undefined : theme)
  if (theme === 'auto') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
