import { connectorView, sameView, type View } from '../../core/modal/modal.ts'
import { connectorId } from './embeddedOptions.ts'

/** The views that the connector brings, by their names in the modal. */
export type EmbeddedViewName =
  | 'EmailLogin'
  | 'SocialLogin'
  | 'ConnectingFarcaster'
  | 'UpdateEmailWallet'
  | 'ApproveTransaction'
  | 'WalletSecurity'
  | 'LinkedWallets'

export function embeddedView(view: EmbeddedViewName): View {
  return connectorView(connectorId, view)
}

export function isEmbeddedView(view: View, name: EmbeddedViewName): boolean {
  return sameView(view, embeddedView(name))
}
