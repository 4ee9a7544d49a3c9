import { checkTheme, type Theme } from './options.ts'
import { defineSlice } from './slice.ts'

/** How the kit looks and speaks; a host may change it while the page lives. */
export type AppearanceState = { readonly theme: Theme; readonly locale: string | undefined }
export type AppearanceEvent =
  | { readonly type: 'theme'; readonly theme: Theme }
  | { readonly type: 'locale'; readonly locale: string | undefined }

const initial: AppearanceState = { theme: {}, locale: undefined }

export function transition(state: AppearanceState, event: AppearanceEvent): AppearanceState {
  if (event.type === 'theme') return { ...state, theme: { ...state.theme, ...event.theme } }
  return event.locale === state.locale ? state : { ...state, locale: event.locale }
}

export const appearance = defineSlice(initial, transition)

/** Changes the theme, the accent, or both, in place. */
export function setTheme(kit: object, theme: Theme): void {
  checkTheme(theme)
  appearance.of(kit).dispatch({ type: 'theme', theme })
}

/** Changes the language, in place. */
export function setLocale(kit: object, locale: string | undefined): void {
  appearance.of(kit).dispatch({ type: 'locale', locale })
}
