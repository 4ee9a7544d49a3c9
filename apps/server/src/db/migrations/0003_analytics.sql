-- Up Migration

-- What apps report, a partition a day: partitions are made when the first event
-- of a day comes, and dropped whole when they are too old.
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

-- What projects use, added up: never a row a call.
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

-- Which additions were made, so that one whose answer was lost is not made twice.
create table usage_additions (
  id uuid primary key,
  at timestamptz not null default now()
);

-- Down Migration

drop table usage_additions;
drop table usage_minute;
drop table event_counts;
drop table events;
