-- Up Migration

-- Where a project is told what happens.
create table webhook_endpoints (
  id text primary key,
  project_id text not null references projects on delete cascade,
  name text not null,
  url text not null,
  kinds text[] not null,
  state text not null check (state in ('on', 'off', 'failed')),
  state_since timestamptz not null,
  -- AES-256-GCM under SECRET.
  sealed_secret bytea not null,
  -- The one before, which signs too until then.
  previous_secret bytea,
  previous_until timestamptz,
  -- Failed tries in a row, and since when.
  failures integer not null default 0,
  failing_since timestamptz,
  -- No tries before: the receiver is down.
  rest_until timestamptz,
  last_delivered_at timestamptz,
  -- Too much waits: what browsers report is not added.
  is_full boolean not null default false,
  created_at timestamptz not null
);

create index webhook_endpoints_project on webhook_endpoints (project_id, created_at);

-- What is to be told to one endpoint, and what has been.
create table webhook_outbox (
  id bigint generated always as identity primary key,
  endpoint_id text not null references webhook_endpoints on delete cascade,
  project_id text not null,
  -- The same for every try and every endpoint.
  event_id text not null,
  kind text not null,
  -- Deliveries with the same key are made in order.
  key text not null,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  created_at timestamptz not null,
  -- Of the next try; while one runs, when another process may take over.
  next_at timestamptz not null,
  -- Of the try that runs.
  lease uuid,
  tries integer not null default 0,
  first_try_at timestamptz,
  finished_at timestamptz,
  -- The last tries, and the start of the last answer that did not accept it.
  attempts jsonb not null default '[]',
  answer text,
  unique (endpoint_id, event_id)
);

create index webhook_outbox_waiting on webhook_outbox (endpoint_id, key, id) where state = 'waiting';
create index webhook_outbox_due on webhook_outbox (endpoint_id, next_at) where state = 'waiting';
create index webhook_outbox_log on webhook_outbox (endpoint_id, id desc);
create index webhook_outbox_failed on webhook_outbox (endpoint_id, finished_at) where state = 'failed';
create index webhook_outbox_project on webhook_outbox (project_id);

-- Down Migration

drop table webhook_outbox;
drop table webhook_endpoints;
