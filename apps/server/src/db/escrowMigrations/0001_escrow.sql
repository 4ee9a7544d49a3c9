-- Up Migration

-- Keys that this role needs in memory, wrapped by the key service of ESCROW_KMS.
create table escrow_keys (
  name text primary key,
  wrapped bytea not null,
  created_at timestamptz not null
);

-- Proofs of device keys, for as long as they could be replayed.
create table escrow_proofs (
  hash bytea primary key,
  expires_at timestamptz not null
);

create index escrow_proofs_expires_at on escrow_proofs (expires_at);

-- Secrets of escrow factors. Accounts and projects may be in other databases.
create table escrow_secrets (
  project_id text not null,
  account_id uuid not null,
  factor_id text not null,
  -- Wrapped by the key service for this row only.
  wrapped bytea not null,
  created_at timestamptz not null,
  primary key (project_id, account_id, factor_id)
);

-- Projects whose secrets the operator does not release; `*` is all of them.
create table escrow_stops (
  project_id text primary key,
  stopped_at timestamptz not null
);

-- Down Migration

drop table escrow_stops;
drop table escrow_secrets;
drop table escrow_proofs;
drop table escrow_keys;
