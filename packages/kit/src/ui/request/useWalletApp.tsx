import type { Namespace } from '@latchkey/chains/driver'
import { connections } from '../../core/connections/connections.ts'
import { type WalletApp, walletApp } from '../../core/wallets/walletApp.ts'
import { useKit, useSlice } from '../kit.tsx'

/**
 * On a phone, the way to the app of the wallet in use, or of the one in use on a
 * chain: show it while something is asked of the wallet. See {@link walletApp}.
 */
export function useWalletApp(namespace?: Namespace | undefined): WalletApp | undefined {
  const kit = useKit()
  const [{ active }] = useSlice(connections)
  // On a server, and until hydration is done, there is no connection.
  return active && walletApp(kit, { namespace })
}
