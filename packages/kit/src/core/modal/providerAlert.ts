import { alertForProviderText } from '@latchkey/protocol/catalogue'
import { showAlert } from './alerts.ts'

/** Shows the alert for an error message of the server or relay, if there is one. */
export function showProviderAlert(kit: object, text: string): void {
  const entry = alertForProviderText(text)
  if (entry) showAlert(kit, entry, { origin: globalThis.location?.origin ?? '' })
}
