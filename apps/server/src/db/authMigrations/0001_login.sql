-- Up Migration

-- Keys that encrypt and hash everything below, wrapped by the key service of AUTH_KMS.
create table login_data_keys (
  name text primary key,
  wrapped bytea not null,
  created_at timestamptz not null
);

-- A visitor of one project. Projects may be in another database.
create table login_accounts (
  id uuid primary key,
  project_id text not null,
  -- HMAC of the email address, for finding the account.
  address_hash bytea not null,
  -- The email address, encrypted, for notices.
  sealed_address bytea not null,
  created_at timestamptz not null,
  unique (project_id, address_hash)
);

-- Keys an account has logged in with.
create table login_devices (
  id uuid primary key,
  account_id uuid not null references login_accounts on delete cascade,
  -- RFC 7638 thumbprint of the public key.
  jkt text not null,
  browser text not null,
  origin text not null,
  created_at timestamptz not null,
  used_at timestamptz not null,
  unique (account_id, jkt)
);

create table login_attempts (
  id uuid primary key,
  project_id text not null,
  origin text not null,
  jkt text not null,
  address_hash bytea not null,
  sealed_address bytea not null,
  language text not null,
  browser text not null,
  action text not null check (action in ('VERIFY_OTP', 'VERIFY_DEVICE')),
  -- HMAC of the code; null if the link alone completes the login.
  code_hash bytea,
  code_expires_at timestamptz not null,
  tries integer not null default 0,
  burned_at timestamptz,
  -- SHA-256 of the token in the link, the number to confirm and those offered.
  link_hash bytea unique,
  link_expires_at timestamptz,
  match smallint,
  choices smallint[],
  approved_at timestamptz,
  refused_at timestamptz,
  used_at timestamptz,
  mail text not null default 'queued' check (mail in ('queued', 'sent', 'failed')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index login_attempts_burned on login_attempts (address_hash, burned_at) where burned_at is not null;
create index login_attempts_expires_at on login_attempts (expires_at);

create table login_sessions (
  id uuid primary key,
  account_id uuid not null references login_accounts on delete cascade,
  device_id uuid not null,
  project_id text not null,
  origin text not null,
  jkt text not null,
  -- SHA-256 of the current refresh token.
  refresh_hash bytea not null,
  created_at timestamptz not null,
  rotated_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- person: signed out. device: removed. reuse: the refresh token was copied. change: the address was restored.
  ended_by text check (ended_by in ('person', 'device', 'reuse', 'change'))
);

create index login_sessions_account on login_sessions (account_id) where ended_at is null;
create index login_sessions_expires_at on login_sessions (expires_at);

-- Proofs of device keys, for as long as they could be replayed.
create table login_proofs (
  hash bytea primary key,
  expires_at timestamptz not null
);

create index login_proofs_expires_at on login_proofs (expires_at);

-- Mails that were not delivered yet.
create table login_mails (
  id uuid primary key,
  attempt_id uuid,
  -- Recipient and contents, encrypted.
  sealed bytea not null,
  tries integer not null default 0,
  next_at timestamptz not null,
  -- Not worth sending afterwards: its code has expired.
  expires_at timestamptz not null
);

create index login_mails_next_at on login_mails (next_at);

-- Changes of an account's email address.
create table login_changes (
  id uuid primary key,
  account_id uuid not null references login_accounts on delete cascade,
  jkt text not null,
  language text not null,
  origin text not null,
  step text not null check (step in ('old', 'new', 'done', 'undone')),
  old_hash bytea not null,
  old_sealed bytea not null,
  new_hash bytea not null,
  new_sealed bytea not null,
  code_hash bytea not null,
  code_expires_at timestamptz not null,
  tries integer not null default 0,
  undo_hash bytea unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index login_changes_old_hash on login_changes (old_hash) where step = 'done';
create index login_changes_expires_at on login_changes (expires_at);

-- Down Migration

drop table login_changes;
drop table login_mails;
drop table login_proofs;
drop table login_sessions;
drop table login_attempts;
drop table login_devices;
drop table login_accounts;
drop table login_data_keys;
