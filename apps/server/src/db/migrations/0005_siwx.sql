-- Up Migration

-- Sign-in sessions.
create table siwx_sessions (
  id uuid primary key,
  project_id text not null references projects on delete cascade,
  -- CAIP-10 in canonical spelling.
  account text not null,
  -- Host and port of the page it was created on; only valid there.
  domain text not null,
  -- The signed message and signature.
  message text not null,
  signature text not null,
  cacao jsonb,
  -- SHA-256 of the current refresh token, and the number of tokens before it.
  refresh_hash bytea not null,
  refresh_generation integer not null,
  created_at timestamptz not null,
  rotated_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- person: signed out. reuse: a refresh token was used twice, so it was copied.
  ended_by text check (ended_by in ('person', 'reuse'))
);

create index siwx_sessions_account on siwx_sessions (project_id, account, created_at desc);
create index siwx_sessions_expires_at on siwx_sessions (expires_at);

-- Used nonces, for as long as they could be replayed. Unused ones are not stored.
create table siwx_nonces (
  nonce text primary key,
  -- The session that used it, to recognise a retry after a lost commit confirmation.
  session_id uuid not null,
  expires_at timestamptz not null
);

create index siwx_nonces_expires_at on siwx_nonces (expires_at);

-- Signing keys of access tokens.
create table siwx_keys (
  kid text primary key,
  public_key bytea not null,
  -- AES-256-GCM under SECRET.
  sealed_key bytea not null,
  signs_from timestamptz not null,
  signs_until timestamptz not null
);

-- Down Migration

drop table siwx_keys;
drop table siwx_nonces;
drop table siwx_sessions;
