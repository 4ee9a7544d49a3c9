-- Up Migration

-- What accounts allow apps to spend. The limits are enforced on the chain; this is only the list.
create table app_sessions (
  id bigint generated always as identity primary key,
  project_id text not null,
  -- CAIP-10, in lower case.
  account text not null,
  pci text not null,
  -- The delegation without its signature, with which nothing can be spent.
  context text not null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  expires_at timestamptz not null,
  unique (project_id, account, pci)
);

create index app_sessions_expiry on app_sessions (expires_at);

-- Down Migration

drop table app_sessions;
