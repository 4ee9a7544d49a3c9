-- Up Migration

-- Keys that this role needs in memory, wrapped by the key service of VAULT_KMS.
create table vault_keys (
  name text primary key,
  wrapped bytea not null,
  created_at timestamptz not null
);

-- Proofs of device keys, for as long as they could be replayed.
create table vault_proofs (
  hash bytea primary key,
  expires_at timestamptz not null
);

create index vault_proofs_expires_at on vault_proofs (expires_at);

-- A wallet of an account. Accounts and projects may be in other databases. Every write locks
-- this row, so writes of one wallet happen one after the other.
create table vault_wallets (
  project_id text not null,
  account_id uuid not null,
  -- Grows with every write.
  revision integer not null,
  active_gen integer,
  active_commit text,
  created_at timestamptz not null,
  primary key (project_id, account_id),
  check ((active_gen is null) = (active_commit is null))
);

-- Vaults, encrypted by the visitor's device with a key that this server has half of.
create table vault_vaults (
  project_id text not null,
  account_id uuid not null,
  commit text not null,
  gen integer not null,
  box bytea not null,
  -- Is active now, or was.
  activated boolean not null default false,
  created_at timestamptz not null,
  primary key (project_id, account_id, commit),
  foreign key (project_id, account_id) references vault_wallets on delete cascade
);

-- The rules of the wallet once more, in case a statement should ever forget one: the active
-- vault exists, and so does the vault of every half.
alter table vault_wallets add foreign key (project_id, account_id, active_commit) references vault_vaults;

-- Halves of keys of vaults, one per factor and vault.
create table vault_pairs (
  project_id text not null,
  account_id uuid not null,
  factor_id text not null,
  commit text not null,
  gen integer not null,
  kind text not null,
  salt bytea not null,
  sealed_meta bytea not null,
  -- The half of the server, wrapped by the key service for this row only.
  wrapped bytea not null,
  created_at timestamptz not null,
  primary key (project_id, account_id, factor_id, commit),
  foreign key (project_id, account_id, commit) references vault_vaults
);

-- Factors that get no halves any more, also from a ceremony that began before.
create table vault_revoked (
  project_id text not null,
  account_id uuid not null,
  factor_id text not null,
  -- Of the wallet, after the write: tells which are oldest.
  revision integer not null,
  primary key (project_id, account_id, factor_id),
  foreign key (project_id, account_id) references vault_wallets on delete cascade
);

-- Projects whose halves the operator does not release; `*` is all of them.
create table vault_stops (
  project_id text primary key,
  stopped_at timestamptz not null
);

-- Down Migration

drop table vault_stops;
drop table vault_revoked;
drop table vault_pairs;
alter table vault_wallets drop constraint vault_wallets_project_id_account_id_active_commit_fkey;
drop table vault_vaults;
drop table vault_wallets;
drop table vault_proofs;
drop table vault_keys;
