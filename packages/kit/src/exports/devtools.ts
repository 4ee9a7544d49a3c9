import type { Kit } from '../core/kit.ts'
import { attachPanel } from '../devtools/attachPanel.ts'
import { testWallets } from './devtoolsFamilies.gen.ts'

/**
 * Shows a panel with the state, the events and the requests of a kit, with test wallets and with
 * faults to try. For development: import it only there. Returns a function that takes it away and
 * restores everything it watched. Does nothing on a server.
 *
 * @example
 * if (import.meta.env.DEV) import('latchkey/devtools').then(({ attachDevtools }) => attachDevtools(kit))
 */
export function attachDevtools(kit: Kit): () => void {
  return typeof document === 'undefined' ? () => {} : attachPanel(kit, testWallets)
}
