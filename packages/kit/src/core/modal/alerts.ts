import type { AlertEntry } from '@latchkey/protocol/catalogue'
import { type ErrorCode, fill, type Holes, type ValuesOf } from '@latchkey/protocol/errors'
import { defineSlice } from '../state/slice.ts'

/** A problem the developer of the app has to fix. Each code is shown once. */
export type Alert = { readonly code: ErrorCode; readonly title: string; readonly body: string }
export type AlertsState = { readonly shown: Alert | undefined; readonly seen: readonly string[] }
export type AlertsEvent = { readonly type: 'show'; readonly alert: Alert } | { readonly type: 'dismiss' }

const initial: AlertsState = { shown: undefined, seen: [] }

export function transition(state: AlertsState, event: AlertsEvent): AlertsState {
  if (event.type === 'dismiss') return state.shown ? { ...state, shown: undefined } : state
  if (state.seen.includes(event.alert.code)) return state
  return { shown: event.alert, seen: [...state.seen, event.alert.code] }
}

export const alerts = defineSlice(initial, transition)

/** Shows an alert in the modal and in the console, once per code. */
export function showAlert<entry extends AlertEntry<ErrorCode>>(
  kit: object,
  entry: entry,
  ...[values]: [Holes<entry['long']>] extends [never] ? [] : [ValuesOf<entry['long']>]
): void {
  const store = alerts.of(kit)
  if (store.get().seen.includes(entry.code)) return
  const body = fill(entry.long, values)
  store.dispatch({ type: 'show', alert: { code: entry.code, title: entry.message, body } })
  // biome-ignore lint/suspicious/noConsole: developers read the console.
  console.error(`[latchkey] ${entry.message}: ${body}`)
}
