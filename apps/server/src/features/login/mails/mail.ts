import type { LoginLanguage, LoginNoticeKind } from '@latchkey/protocol/http/login'
import type { LoginProvider } from '@latchkey/protocol/http/social'

/** What a mail says. Stored encrypted until it is delivered. */
export type Mail = {
  /**
   * `login`: a code, a link or both. `change`: a code for a new address. `changed`: a notice
   * with a link to undo it. `newDevice`: a notice with a link to end that device.
   * `deletion`, `deletionSoon`: notices with a link to stop the deletion of the account.
   * `walletLinked`, `walletUnlinked`: notices about a wallet of the visitor's own.
   * The others are notices of what a device did with the wallet.
   */
  readonly kind:
    | 'login'
    | 'change'
    | 'changed'
    | 'newDevice'
    | 'deletion'
    | 'deletionSoon'
    | 'walletLinked'
    | 'walletUnlinked'
    | LoginNoticeKind
  readonly to: string
  /** Whose look it has; the plain one without. */
  readonly projectId?: string | undefined
  readonly language: LoginLanguage
  /** The page that embeds the wallet. */
  readonly origin: string
  readonly code?: string | undefined
  /** Of the link. */
  readonly token?: string | undefined
  /** The new device, when it logged in, and from when it can open the wallet if it has to wait. */
  readonly browser?: string | undefined
  readonly at?: string | undefined
  readonly opensAt?: string | undefined
  /** When the account is deleted. */
  readonly erasesAt?: string | undefined
  /** Address of the wallet that was linked or unlinked. */
  readonly wallet?: string | undefined
  /** Where it logged in, if not with this mailbox. */
  readonly provider?: LoginProvider | undefined
}
