import type { Hex } from 'viem'
import type { ApprovalRequest, AskNode } from '../../approval.ts'

/** A Safe that the key owns, or the account of the key itself with code (EIP-7702). */
export type SmartKind = 'safe' | 'delegated'

/** A page asks the smart account of our own wallet. `address` is the account's. */
export type SmartRequest = ApprovalRequest & {
  readonly kind: SmartKind
  /** The account of the key that signs. */
  readonly owner: Hex
  /** Asks the bundler of the chain, and its sponsor. */
  readonly askBundler: AskNode
  /** The list of the account's sessions. It is not what limits them: the chain does. */
  readonly sessions?: SessionRecords | undefined
  /** Whether the operator pays for operations on the chain. */
  readonly isSponsored: boolean
  /** Whether a URL is that of the operator's own sponsor. The wallet asks no other. */
  isOwnSponsor(url: string): boolean
}

export type SessionRecords = {
  save(context: Hex): Promise<void>
  /** `signature` is of `revocationText`, by the account. */
  end(signed: { readonly pci: Hex; readonly timestamp: number; readonly signature: Hex }): Promise<void>
}
