import type { ChainId, Namespace } from '@latchkey/chains/driver'
import type { FrameAnswer } from '@latchkey/protocol/frame/calls'
import type { LoginProvider } from '@latchkey/protocol/http/social'
import { defineSlice } from '../../core/state/slice.ts'

/** Who is logged in to the embedded wallet; undefined while no visitor is. */
export type EmbeddedUser = {
  readonly email?: string | undefined
  /** Name at the provider of a social login. */
  readonly userName?: string | undefined
  /** `token` for a login with a token of the app, `guest` for one without anything; undefined for a login by email. */
  readonly socialProvider?: LoginProvider | undefined
  /** Who can open the wallet, and what makes it safer next; undefined if nothing does. */
  readonly security?: WalletSecurity | undefined
  /** Accounts of the wallet, in the order in which they were added. One of them acts. */
  readonly accounts: readonly EmbeddedAccount[]
  /** Undefined if no network of the server has a bundler. */
  readonly smartAccount?: SmartAccount | undefined
}

/** One account of the embedded wallet. */
export type EmbeddedAccount = {
  readonly index: number
  /** As the visitor calls it. */
  readonly name?: string | undefined
  readonly families: readonly { readonly namespace: Namespace; readonly address: string }[]
  /** Whether it is of a key that the visitor has imported: it has an address of one family only, and the words do not restore it. */
  readonly isImported?: boolean | undefined
  /** Whether its addresses are those of the connection. */
  readonly isActive: boolean
}

export type WalletSecurity = NonNullable<FrameAnswer<'getUser'>['security']>

/** The account that visitors have on some networks besides that of their key: a contract that the key owns. */
export type SmartAccount = {
  readonly address: string
  /** Networks that have one. */
  readonly networks: readonly ChainId[]
  /** Whether it acts there, as the visitor chose. The default is true. */
  readonly isPreferred: boolean
  /** Whether it is deployed on the network in use; undefined if that is not known. The first transaction deploys it. */
  readonly isDeployed?: boolean | undefined
}

export const embeddedUser = defineSlice<EmbeddedUser | undefined, EmbeddedUser | undefined>(
  undefined,
  (_, user) => user,
)
