import type { Selectable } from 'kysely'
import type { Project, ProjectSettings } from './project.ts'
import type { ProjectsTables } from './tables.ts'

export function toProject(row: Selectable<ProjectsTables['projects']>): Project {
  const { id, name, mode, origins, features, analytics, sponsorship, wallets, theme, legal } = row
  const { store_addresses: storeAddresses, new_device_delay_minutes: newDeviceDelayMinutes } = row
  const { token_login: tokenLogin, login_rules: loginRules, guest_login: guestLogin } = row
  const { deletion_ordered_at: deletionOrderedAt, version, updated_at, updated_by } = row
  const disabled = row.disabled || deletionOrderedAt !== null
  const logins = { newDeviceDelayMinutes, tokenLogin, loginRules, guestLogin, group: row.app_group }
  const looks = { wallets, theme, legal }
  const state = { deletionOrderedAt, version, updatedAt: updated_at, updatedBy: updated_by }
  const rest = { storeAddresses, ...logins, sponsorship, ...looks, ...state }
  return { id, name, mode, disabled, origins, features, analytics, ...rest }
}

/** The columns of the settings that are given. */
export function toRow(settings: ProjectSettings) {
  const { storeAddresses, newDeviceDelayMinutes, features, sponsorship, ...more } = settings
  const { tokenLogin, loginRules, guestLogin, group, wallets, theme, legal, ...rest } = more
  const columns = {
    ...rest,
    store_addresses: storeAddresses,
    new_device_delay_minutes: newDeviceDelayMinutes,
    guest_login: guestLogin,
    app_group: group,
    features: toJson(features),
    sponsorship: toJson(sponsorship),
    login_rules: toJson(loginRules),
    token_login: toJson(tokenLogin),
    wallets: toJson(wallets),
    theme: toJson(theme),
    legal: toJson(legal),
  }
  const given = Object.entries(columns).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as {
    [Name in keyof typeof columns]?: Exclude<(typeof columns)[Name], undefined>
  }
}

/** The driver would send arrays as arrays of PostgreSQL. */
function toJson(value: object | null | undefined): string | null | undefined {
  return value && JSON.stringify(value)
}
