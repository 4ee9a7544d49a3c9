import type { Connector } from 'latchkey'
import { solanaMobile } from 'latchkey/solana-mobile'

/** `?solanaMobile` offers wallet apps on Android phones; `?solanaMobile=revoke` tells them when the visitor disconnects. */
export const read = (value: string): Connector => solanaMobile({ revokeOnDisconnect: value === 'revoke' })
