import { connectorView, sameView, type View } from '../../core/modal/modal.ts'
import { connectorId } from './embeddedOptions.ts'

/** The views that the connector brings, by their names in the modal. */
type Name =
  | 'EmailLogin'
  | 'SocialLogin'
  | 'ConnectingFarcaster'
  | 'UpdateEmailWallet'
  | 'ApproveTransaction'
  | 'WalletSecurity'

export function embeddedView(view: Name): View {
  return connectorView(connectorId, view)
}

export function isEmbeddedView(view: View, name: Name): boolean {
  return sameView(view, embeddedView(name))
}
