-- Up Migration

-- Passkeys that log in. What they compute for the wallet is not known here.
create table login_passkeys (
  -- SHA-256 of the credential's id.
  id bytea primary key,
  project_id text not null,
  account_id uuid not null references login_accounts on delete cascade,
  -- SHA-256 of the user handle, which authenticators keep.
  handle_hash bytea not null,
  -- COSE.
  public_key bytea not null,
  -- How often it was used, as it counts; most count nothing.
  uses bigint not null,
  created_at timestamptz not null,
  used_at timestamptz not null
);

create index login_passkeys_account on login_passkeys (account_id);

-- What a passkey has to sign. Each counts once.
create table login_challenges (
  id uuid primary key,
  project_id text not null,
  origin text not null,
  jkt text not null,
  -- SHA-256.
  challenge_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index login_challenges_expires_at on login_challenges (expires_at);

-- Down Migration

delete from login_accounts where id in (select account_id from login_passkeys);
drop table login_challenges;
drop table login_passkeys;
