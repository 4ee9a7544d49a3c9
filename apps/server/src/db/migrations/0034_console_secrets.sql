-- Up Migration

-- Settings of the server that operators set in the console, under the names of variables.
create table console_secrets (
  name text primary key,
  -- AES-256-GCM under a key from SECRET; the name is authenticated.
  sealed bytea not null,
  -- Of values with more than 12 characters.
  last_four text,
  set_by text not null,
  set_at timestamptz not null,
  tested_at timestamptz,
  test_ok boolean,
  test_cause text
);

-- One row, which processes poll.
create table console_secrets_version (
  id boolean primary key default true check (id),
  version bigint not null
);

insert into console_secrets_version (version) values (0);

-- Down Migration

drop table console_secrets_version;
drop table console_secrets;
