-- Up Migration

-- Keys that sign access tokens, each for a month.
create table login_keys (
  kid text primary key,
  public_key bytea not null,
  -- AES-256-GCM under the data key `sign`.
  sealed_key bytea not null,
  signs_from timestamptz not null,
  signs_until timestamptz not null
);

-- Down Migration

drop table login_keys;
