import { defineSlice } from '../state/slice.ts'

export type { LocaleTag } from './locale.ts'

import { checkTheme, type Theme } from './options.ts'

/** Theme and language of the kit. */
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

/**
 * Changes the theme without a reload. Keys that are absent keep their value.
 *
 * @example
 * setTheme(kit, { mode: 'dark' })
 */
export function setTheme(kit: object, theme: Theme): void {
  checkTheme(theme)
  appearance.of(kit).dispatch({ type: 'theme', theme })
}

/** Changes the language without a reload. `undefined` restores the language of the page. */
export function setLocale(kit: object, locale: string | undefined): void {
  appearance.of(kit).dispatch({ type: 'locale', locale })
}
