-- Up Migration

-- Every window of a provider that was opened for somebody.
create table onramp_audit (
  id bigint generated always as identity primary key,
  project_id text not null,
  provider text not null,
  origin text,
  -- Keyed hash: who asks for an address can be answered, whoever reads the table learns none.
  wallet_hash bytea not null,
  outcome text not null check (outcome in ('opened', 'failed')),
  created_at timestamptz not null
);

create index onramp_audit_project on onramp_audit (project_id, created_at);

-- Down Migration

drop table onramp_audit;
