-- Up Migration

-- Rules that are evaluated from time to time, for a project or, with an empty id, for the server.
create table alerts (
  project_id text not null default '',
  rule text not null,
  is_on boolean not null default true,
  threshold integer,
  state text not null default 'ok' check (state in ('ok', 'firing')),
  since timestamptz,
  checked_at timestamptz,
  details text not null default '',
  -- What the next evaluation compares with.
  sample jsonb,
  -- The state that was last told, by mail and by webhook.
  mailed_state text not null default 'ok',
  mailed_at timestamptz,
  hooked_state text not null default 'ok',
  primary key (project_id, rule)
);

-- Whom alerts are told.
create table alert_emails (
  project_id text primary key default '',
  emails text[] not null
);

-- What each process last said about itself.
create table server_processes (
  id text primary key,
  seen_at timestamptz not null,
  facts jsonb not null
);

-- Down Migration

drop table server_processes;
drop table alert_emails;
drop table alerts;
