-- Up Migration

create table projects (
  id text primary key,
  name text not null,
  -- Disabled projects are refused.
  mode text not null default 'development' check (mode in ('development', 'production')),
  disabled boolean not null default false,
  -- Patterns for the protocol's matchesOrigin.
  origins text[] not null default '{}',
  -- The project configuration of the modal; null leaves every feature to the page.
  features jsonb,
  analytics boolean not null default true,
  -- Addresses in events are hashed unless this is set.
  store_addresses boolean not null default false,
  -- SHA-256 of the secret key, which is shown once.
  key_hash bytea not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Down Migration

drop table projects;
