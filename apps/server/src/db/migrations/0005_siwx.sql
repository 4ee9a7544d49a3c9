-- Up Migration

-- Who is signed in with their wallet.
create table siwx_sessions (
  id uuid primary key,
  project_id text not null references projects on delete cascade,
  -- CAIP-10, in the one spelling of its family.
  account text not null,
  -- Host, and port, of the page it was made on: it is good there only.
  domain text not null,
  -- What was signed, which is the proof of it.
  message text not null,
  signature text not null,
  cacao jsonb,
  -- sha-256 of the one refresh token that is good, and how many came before it.
  refresh_hash bytea not null,
  refresh_generation integer not null,
  created_at timestamptz not null,
  rotated_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- person: signed out. reuse: a refresh token came twice, so somebody has a copy.
  ended_by text check (ended_by in ('person', 'reuse'))
);

create index siwx_sessions_account on siwx_sessions (project_id, account, created_at desc);
create index siwx_sessions_expires_at on siwx_sessions (expires_at);

-- Nonces that were used, for as long as they could be sent again. Those that were not used are nowhere.
create table siwx_nonces (
  nonce text primary key,
  -- Who used it: one that asks again because it did not hear of its own commit.
  session_id uuid not null,
  expires_at timestamptz not null
);

create index siwx_nonces_expires_at on siwx_nonces (expires_at);

-- What access tokens are signed with.
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
