import type { LoginLanguage } from '@latchkey/protocol/http/login'
import type { LoginProvider, WindowProvider } from '@latchkey/protocol/http/social'
import type { ColumnType, Generated } from 'kysely'

/**
 * The tables of logins: in a database of their own, so not part of the server's. Those
 * of wrapped keys and of proofs are the same in several roles: `walletCalls/`.
 */
export type LoginTables = {
  login_accounts: {
    id: string
    project_id: string
    /** Null if the account logs in with a provider. */
    address_hash: Buffer | null
    sealed_address: Buffer | null
    sealed_record: Generated<Buffer | null>
    own_id_hash: Generated<Buffer | null>
    /** Of the addresses in the record. */
    record_hashes: Generated<Buffer[] | null>
    disabled_at: Generated<Date | null>
    /** Null if the app made it ahead, and the visitor has not come yet. */
    first_login_at: ColumnType<Date | null, Date | null, Date>
    created_at: Date
  }
  login_identities: {
    project_id: string
    subject_hash: Buffer
    provider: LoginProvider
    account_id: string
    created_at: Date
  }
  login_visits: {
    id: string
    project_id: string
    origin: string
    jkt: string
    provider: WindowProvider | 'farcaster'
    language: LoginLanguage
    browser: string
    claim_hash: Buffer
    place_hash: Buffer
    match: Generated<number | null>
    choices: Generated<number[] | null>
    answered_at: Generated<Date | null>
    bound_at: Generated<Date | null>
    cookie_hash: Generated<Buffer | null>
    state_hash: Generated<Buffer | null>
    sealed_request: Generated<Buffer | null>
    asks_at: Generated<Date | null>
    taken_at: Generated<Date | null>
    returned_at: Generated<Date | null>
    sealed_identity: Generated<Buffer | null>
    failed_code: Generated<string | null>
    used_at: Generated<Date | null>
    created_at: Date
    expires_at: Date
  }
  login_passkeys: {
    id: Buffer
    project_id: string
    account_id: string
    handle_hash: Buffer
    public_key: Buffer
    /** PostgreSQL gives it as a text. */
    uses: ColumnType<string, number, number>
    created_at: Date
    used_at: Date
  }
  login_linked_wallets: {
    id: string
    project_id: string
    account_id: string
    address_hash: Buffer
    sealed: Buffer
    created_at: Date
  }
  login_links: {
    id: string
    account_id: string
    jkt: string
    origin: string
    sealed: Buffer
    expires_at: Date
  }
  login_used_tokens: { hash: Buffer; expires_at: Date }
  login_challenges: {
    id: string
    project_id: string
    origin: string
    jkt: string
    challenge_hash: Buffer
    created_at: Date
    expires_at: Date
  }
  login_devices: {
    id: string
    account_id: string
    jkt: string
    browser: string
    origin: string
    created_at: Date
    used_at: Date
    opens_at: Generated<Date>
    stop_hash: Generated<Buffer | null>
    language: Generated<LoginLanguage>
  }
  login_attempts: {
    id: string
    project_id: string
    origin: string
    jkt: string
    address_hash: Buffer
    sealed_address: Buffer
    language: LoginLanguage
    browser: string
    action: 'VERIFY_OTP' | 'VERIFY_DEVICE'
    code_hash: Buffer | null
    code_expires_at: Date
    tries: Generated<number>
    burned_at: Generated<Date | null>
    link_hash: Buffer | null
    link_expires_at: Date | null
    match: number | null
    choices: number[] | null
    approved_at: Generated<Date | null>
    refused_at: Generated<Date | null>
    used_at: Generated<Date | null>
    mail: Generated<'queued' | 'sent' | 'failed'>
    created_at: Date
    expires_at: Date
  }
  login_sessions: {
    id: string
    account_id: string
    device_id: string
    project_id: string
    origin: string
    jkt: string
    /** Of a session in another app: the project of the account. */
    home_project_id: Generated<string | null>
    methods: string[]
    refresh_hash: Buffer
    created_at: Date
    rotated_at: Date
    expires_at: Date
    opens_at: Generated<Date>
    ended_at: Generated<Date | null>
    ended_by: Generated<'person' | 'device' | 'reuse' | 'change' | 'disabled' | 'deleted' | null>
    is_leaving: Generated<boolean>
  }
  login_app_grants: {
    own_id: string
    account_id: string
    project_id: string
    state: 'offered' | 'granted' | 'declined' | 'revoked'
    device_id: Generated<string | null>
    granted_at: Generated<Date | null>
    revoked_at: Generated<Date | null>
    created_at: Date
  }
  login_deletions: {
    account_id: string
    /** Of the mail. */
    id: string
    project_id: string
    stop_hash: Buffer
    mail: Generated<'queued' | 'sent' | 'failed'>
    state: Generated<'waiting' | 'stopped' | 'erasing'>
    language: LoginLanguage
    asked_at: Date
    erases_at: Date
    changed_at: Date
    origin: string | null
    reminded_at: Date | null
    reminder_hash: Buffer | null
  }
  /** Read and written by `signingKeys/`. */
  login_keys: { signs_until: Date }
  login_mails: {
    id: string
    attempt_id: string | null
    sealed: Buffer
    tries: Generated<number>
    next_at: Date
    expires_at: Date
  }
  login_changes: {
    id: string
    account_id: string
    jkt: string
    language: LoginLanguage
    origin: string
    step: 'old' | 'new' | 'done' | 'undone'
    old_hash: Buffer
    old_sealed: Buffer
    new_hash: Buffer
    new_sealed: Buffer
    code_hash: Buffer
    code_expires_at: Date
    tries: Generated<number>
    undo_hash: Generated<Buffer | null>
    created_at: Date
    expires_at: Date
  }
}
