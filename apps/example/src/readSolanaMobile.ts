import type { Connector } from 'latchkey'
import { solanaMobile } from 'latchkey/solana-mobile'

/** `?mobile` offers wallet apps on Android phones; `?mobile=revoke` tells them when the visitor disconnects. */
export function readSolanaMobile(settings: URLSearchParams): readonly Connector[] {
  return [solanaMobile({ revokeOnDisconnect: settings.get('mobile') === 'revoke' })]
}
