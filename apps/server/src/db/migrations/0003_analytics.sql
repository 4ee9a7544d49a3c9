-- Up Migration

-- Analytics events, partitioned by day: partitions are created when the first event
-- of a day arrives, and dropped after the retention period.
create table events (
  project_id text not null,
  event_id uuid not null,
  day date not null,
  at timestamptz not null,
  type text not null,
  event text not null,
  -- A hash, unless the project stores addresses.
  account text,
  domain text not null,
  url text not null,
  sdk_type text,
  sdk_version text,
  properties jsonb not null,
  primary key (project_id, day, event_id)
) partition by range (day);

create table event_counts (
  project_id text not null,
  day date not null,
  event text not null,
  n bigint not null,
  accounts bigint not null,
  primary key (project_id, day, event)
);

-- Aggregated usage of projects: no row per call.
create table usage_minute (
  project_id text not null,
  minute timestamptz not null,
  kind text not null,
  key text not null,
  status text not null,
  n bigint not null,
  primary key (project_id, minute, kind, key, status)
);
create index usage_minute_by_time on usage_minute (minute);

-- Batches already added, so that one whose response was lost is not added twice.
create table usage_additions (
  id uuid primary key,
  at timestamptz not null default now()
);

-- Down Migration

drop table usage_additions;
drop table usage_minute;
drop table event_counts;
drop table events;
