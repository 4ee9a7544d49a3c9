import type { LegalSettings, ThemeSettings, WalletSettings } from '@latchkey/protocol/http/looks'
import type { ProjectMode } from '@latchkey/protocol/origin'

/** A feature setting of the project configuration, as sent to the kit. */
export type ProjectFeature = { id: string; isEnabled: boolean; config: string[] | null }

/** What a paymaster may pay for. Limits are in the coin of each chain, for each chain and day (UTC). */
export type Sponsorship = {
  /** For all accounts together, such as `0.05`. */
  readonly dailyLimit: string
  readonly accountDailyLimit: string
  /** CAIP-10; null for any contract. */
  readonly contracts: string[] | null
}

/** The app's own identity system: its tokens log visitors in to the embedded wallet. */
export type TokenLogin = {
  /** `iss` of its tokens. */
  readonly issuer: string
  /** `aud` of tokens for this project; the only one they may have. */
  readonly audience: string
  /** Where it publishes its public keys (RFC 7517). */
  readonly jwksUrl: string
}

/**
 * Who may log in to the embedded wallet: `ana@example.com`, `@example.com`, `google:1083` for
 * a subject at a provider, or `user:` with an id. Denials win over permissions.
 */
export type LoginRules = {
  /** Absent lets in every visitor who is not denied. */
  readonly allow?: string[] | undefined
  readonly deny?: string[] | undefined
}

/** An app that may use this server. */
export type Project = {
  readonly id: string
  readonly name: string
  readonly mode: ProjectMode
  /** True also while its deletion is ordered. */
  readonly disabled: boolean
  readonly origins: readonly string[]
  /** Null leaves every feature to the page. */
  readonly features: readonly ProjectFeature[] | null
  readonly analytics: boolean
  readonly storeAddresses: boolean
  /** How long a new device waits before it may open an embedded wallet that exists. */
  readonly newDeviceDelayMinutes: number
  /** Null sponsors nothing. */
  readonly sponsorship: Sponsorship | null
  /** Null accepts no tokens. */
  readonly tokenLogin: TokenLogin | null
  /** Null lets every visitor in. */
  readonly loginRules: LoginRules | null
  /** Whether visitors may log in as guests. */
  readonly guestLogin: boolean
  /** Apps of the same group may share a visitor's wallet, if the visitor agrees; null for none. */
  readonly group: string | null
  /** Which wallets the modal lists; null leaves it to the page, as do the next two. */
  readonly wallets: WalletSettings | null
  readonly theme: ThemeSettings | null
  readonly legal: LegalSettings | null
  /** When its deletion was ordered; null for projects that stay. */
  readonly deletionOrderedAt: Date | null
  /** Incremented with every change. */
  readonly version: number
  readonly updatedAt: Date
  /** Who made the last change, as in the audit log. */
  readonly updatedBy: string | null
}

export type ProjectSettings = {
  name?: string | undefined
  mode?: ProjectMode | undefined
  disabled?: boolean | undefined
  origins?: string[] | undefined
  features?: ProjectFeature[] | null | undefined
  analytics?: boolean | undefined
  storeAddresses?: boolean | undefined
  newDeviceDelayMinutes?: number | undefined
  sponsorship?: Sponsorship | null | undefined
  tokenLogin?: TokenLogin | null | undefined
  loginRules?: LoginRules | null | undefined
  guestLogin?: boolean | undefined
  group?: string | null | undefined
  wallets?: WalletSettings | null | undefined
  theme?: ThemeSettings | null | undefined
  legal?: LegalSettings | null | undefined
}
