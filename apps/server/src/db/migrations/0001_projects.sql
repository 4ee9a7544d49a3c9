-- Up Migration

create table projects (
  id text primary key,
  name text not null,
  -- A project is tried in development and served in production; disabled ones are refused.
  mode text not null default 'development' check (mode in ('development', 'production')),
  disabled boolean not null default false,
  -- Patterns as the protocol's matchesOrigin reads them.
  origins text[] not null default '{}',
  -- What the modal's remote configuration answers; null leaves everything to the page.
  features jsonb,
  analytics boolean not null default true,
  -- Addresses in events are hashed unless the owner says otherwise.
  store_addresses boolean not null default false,
  -- sha-256 of the secret key, which is shown once.
  key_hash bytea not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Down Migration

drop table projects;
