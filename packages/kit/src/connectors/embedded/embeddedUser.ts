import type { ChainId } from '@latchkey/chains/driver'
import type { FrameAnswer } from '@latchkey/protocol/frame/calls'
import type { LoginProvider } from '@latchkey/protocol/http/social'
import { defineSlice } from '../../core/state/slice.ts'

/** Who is logged in to the embedded wallet; undefined while no visitor is. */
export type EmbeddedUser = {
  readonly email?: string | undefined
  /** Name at the provider of a social login. */
  readonly userName?: string | undefined
  /** `token` for a login with a token of the app; undefined for a login by email. */
  readonly socialProvider?: LoginProvider | undefined
  /** Who can open the wallet, and what makes it safer next; undefined if nothing does. */
  readonly security?: WalletSecurity | undefined
  /** Undefined if no network of the server has a bundler. */
  readonly smartAccount?: SmartAccount | undefined
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
