-- Up Migration

-- What a project's paymaster may pay for; null sponsors nothing.
alter table projects add column sponsorship jsonb;

-- The most that each sponsored operation can cost, until the chain says what it did cost.
create table sponsored_operations (
  id bigint generated always as identity primary key,
  project_id text not null,
  chain_id text not null,
  day date not null,
  entry_point text not null,
  sender text not null,
  -- An account uses a nonce once, so of several promises for it only one can be spent.
  nonce numeric(78) not null,
  cost numeric(78) not null check (cost >= 0),
  expires_at timestamptz not null,
  unique (project_id, chain_id, entry_point, sender, nonce, day)
);

create index sponsored_operations_expiry on sponsored_operations (expires_at);

-- Their sums, for a project and for each of its accounts.
create table sponsored_days (
  id bigint generated always as identity primary key,
  project_id text not null,
  chain_id text not null,
  day date not null,
  sender text not null,
  spent numeric(78) not null default 0 check (spent >= 0),
  expires_at timestamptz not null,
  unique (project_id, chain_id, day, sender)
);

create index sponsored_days_expiry on sponsored_days (expires_at);

-- Down Migration

drop table sponsored_days;
drop table sponsored_operations;
alter table projects drop column sponsorship;
