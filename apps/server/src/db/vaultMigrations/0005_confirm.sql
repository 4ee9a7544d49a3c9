-- Up Migration

-- Wallets whose halves of devices and of the escrow are released only with a passkey.
create table vault_confirm (
  project_id text not null,
  account_id uuid not null,
  -- A visitor without a passkey has asked for its end.
  ends_at timestamptz,
  primary key (project_id, account_id)
);

-- Public keys of passkeys, by which the vault verifies them itself.
create table vault_confirm_keys (
  project_id text not null,
  account_id uuid not null,
  factor_id text not null,
  credential_id text not null,
  -- As COSE.
  public_key bytea not null,
  uses bigint not null default 0,
  created_at timestamptz not null,
  primary key (project_id, account_id, factor_id)
);

-- What passkeys sign next, once each.
create table vault_confirm_challenges (
  id uuid primary key,
  project_id text not null,
  account_id uuid not null,
  session_id uuid not null,
  nonce text not null,
  expires_at timestamptz not null
);

create index vault_confirm_challenges_account on vault_confirm_challenges (project_id, account_id);
create index vault_confirm_challenges_expires_at on vault_confirm_challenges (expires_at);

-- Sessions in which a passkey was shown lately, to change the wallet.
create table vault_confirm_entries (
  project_id text not null,
  account_id uuid not null,
  session_id uuid not null,
  expires_at timestamptz not null,
  primary key (project_id, account_id, session_id)
);

-- The session that wrote a half, which reads it back to check it.
alter table vault_pairs add column session_id uuid;

-- Down Migration

alter table vault_pairs drop column session_id;
drop table vault_confirm_entries;
drop table vault_confirm_challenges;
drop table vault_confirm_keys;
drop table vault_confirm;
