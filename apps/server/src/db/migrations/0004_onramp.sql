-- Up Migration

-- Every checkout of an on-ramp provider that was opened.
create table onramp_audit (
  id bigint generated always as identity primary key,
  project_id text not null,
  provider text not null,
  origin text,
  -- Keyed hash: allows lookups by address, but the table reveals no address.
  wallet_hash bytea not null,
  outcome text not null check (outcome in ('opened', 'failed')),
  created_at timestamptz not null
);

create index onramp_audit_project on onramp_audit (project_id, created_at);

-- Down Migration

drop table onramp_audit;
