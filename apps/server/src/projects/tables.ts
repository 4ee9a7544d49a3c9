import type { LegalSettings, ThemeSettings, WalletSettings } from '@latchkey/protocol/http/looks'
import type { ProjectMode } from '@latchkey/protocol/origin'
import type { Generated, JSONColumnType } from 'kysely'
import type { LoginRules, ProjectFeature, Sponsorship, TokenLogin } from './project.ts'

export type ProjectsTables = {
  projects: {
    id: string
    name: string
    mode: Generated<ProjectMode>
    disabled: Generated<boolean>
    origins: Generated<string[]>
    features: JSONColumnType<ProjectFeature[]> | null
    analytics: Generated<boolean>
    store_addresses: Generated<boolean>
    new_device_delay_minutes: Generated<number>
    sponsorship: JSONColumnType<Sponsorship> | null
    token_login: JSONColumnType<TokenLogin> | null
    login_rules: JSONColumnType<LoginRules> | null
    guest_login: Generated<boolean>
    app_group: Generated<string | null>
    wallets: JSONColumnType<WalletSettings> | null
    theme: JSONColumnType<ThemeSettings> | null
    legal: JSONColumnType<LegalSettings> | null
    version: Generated<number>
    deletion_ordered_at: Generated<Date | null>
    updated_by: Generated<string | null>
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
}
