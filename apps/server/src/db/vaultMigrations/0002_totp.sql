-- Up Migration

-- Authenticator apps of visitors (RFC 6238), one for a wallet.
create table vault_totp (
  project_id text not null,
  account_id uuid not null,
  -- What its codes are computed from, wrapped by the key service for this row only.
  wrapped bytea not null,
  -- Of the backup codes that are left: HMACs with that secret.
  backup bytea[] not null,
  -- The time step of the last code that was used: neither it nor an older one counts again.
  last_step integer not null,
  -- Wrong codes since the last right one or the last lock, and locks since the last right one.
  tries integer not null default 0,
  locks integer not null default 0,
  locked_until timestamptz not null default 'epoch',
  created_at timestamptz not null,
  primary key (project_id, account_id)
);

-- Sessions in which a code was entered lately.
create table vault_code_entries (
  project_id text not null,
  account_id uuid not null,
  session_id uuid not null,
  expires_at timestamptz not null,
  primary key (project_id, account_id, session_id),
  foreign key (project_id, account_id) references vault_totp on delete cascade
);

-- Down Migration

drop table vault_code_entries;
drop table vault_totp;
