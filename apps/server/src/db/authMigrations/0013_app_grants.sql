-- Up Migration

-- What visitors have decided about using the wallet of one app in another app of its group.
create table login_app_grants (
  -- The account of its own that the visitor has in the other app. A declined wallet is never asked for again.
  own_id uuid primary key references login_accounts on delete cascade,
  -- The account whose wallet it is.
  account_id uuid not null references login_accounts on delete cascade,
  -- The other app.
  project_id text not null,
  state text not null check (state in ('offered', 'granted', 'declined', 'revoked')),
  -- The device that the visitor granted it on.
  device_id uuid,
  granted_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null
);

create unique index login_app_grants_granted on login_app_grants (account_id, project_id) where state = 'granted';
create index login_app_grants_account on login_app_grants (account_id);

-- Of a session in another app than the account's own: the project that the wallet is of.
alter table login_sessions add column home_project_id text;

-- Down Migration

delete from login_sessions where home_project_id is not null;
alter table login_sessions drop column home_project_id;
drop table login_app_grants;
