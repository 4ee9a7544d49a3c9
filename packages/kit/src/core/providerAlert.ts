import { alertForProviderText } from '@latchkey/protocol/catalogue'
import { showAlert } from './alerts.ts'

/** Raises the alert that a server's or a relay's own words stand for, once per kind. */
export function showProviderAlert(kit: object, text: string): void {
  const entry = alertForProviderText(text)
  if (entry) showAlert(kit, entry, { origin: globalThis.location?.origin ?? '' })
}
