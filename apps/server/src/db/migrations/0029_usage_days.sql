-- Up Migration

-- Sums of usage_minute by the UTC day.
create table usage_days (
  project_id text not null,
  day date not null,
  kind text not null,
  key text not null,
  status text not null,
  n bigint not null,
  primary key (project_id, day, kind, key, status)
);

-- Days in usage_days; later ones are only in usage_minute.
create table usage_rollups (
  day date primary key,
  counted_at timestamptz not null
);

-- Projects whose live stream is being read, until when.
create table live_watches (
  project_id text primary key,
  until timestamptz not null
);

-- The last minute of events of those projects.
create table live_events (
  id bigint generated always as identity primary key,
  project_id text not null,
  stored_at timestamptz not null default now(),
  at timestamptz not null,
  event text not null,
  wallet text,
  network text
);
create index live_events_by_project on live_events (project_id, id);
create index live_events_by_time on live_events (stored_at);

-- Down Migration

drop table live_events;
drop table live_watches;
drop table usage_rollups;
drop table usage_days;
