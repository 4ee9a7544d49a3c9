-- Up Migration

-- Counts of events by the hour, added as events are stored. `dim` is empty for all of them
-- together. At most 50 values per hour and dimension, then `other`: visitors choose some values.
create table event_hours (
  project_id text not null,
  event text not null,
  dim text not null,
  hour timestamptz not null,
  value text not null,
  n bigint not null,
  primary key (project_id, event, dim, hour, value)
) with (fillfactor = 80);
create index event_hours_by_time on event_hours (hour);

-- The same by the UTC day, for charts of months and years.
create table event_days (
  project_id text not null,
  event text not null,
  dim text not null,
  day date not null,
  value text not null,
  n bigint not null,
  primary key (project_id, event, dim, day, value)
) with (fillfactor = 80);

-- Distinct accounts of a day, and what those did that connected on it.
create table event_accounts (
  project_id text not null,
  day date not null,
  accounts bigint not null,
  connected bigint not null,
  signed_in bigint not null,
  sent bigint not null,
  primary key (project_id, day)
);

-- Days whose events were counted again from the events themselves. Late ones arrive for a week;
-- after that, the count is final.
create table event_rollups (
  day date primary key,
  counted_at timestamptz not null,
  is_final boolean not null
);

-- Down Migration

drop table event_rollups;
drop table event_accounts;
drop table event_days;
drop table event_hours;
