-- Up Migration

-- How long a new device waits before it may open an embedded wallet that exists.
alter table projects add column new_device_delay_minutes integer not null default 0
  check (new_device_delay_minutes between 0 and 10080);

-- Down Migration

alter table projects drop column new_device_delay_minutes;
