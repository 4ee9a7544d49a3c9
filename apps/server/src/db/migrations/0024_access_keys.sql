-- Up Migration

-- Keys of projects, and of operators.
create table access_keys (
  -- The first 16 hexadecimal digits of the hash.
  id text primary key,
  -- SHA-256 of the key, which is shown once.
  hash bytea not null,
  -- The only project that the key opens.
  project_id text references projects on delete cascade,
  -- What the key of an operator may do; null for the key of a project.
  scopes text[],
  name text not null,
  created_at timestamptz not null,
  last_used_on date,
  expires_at timestamptz,
  check (scopes is not null or project_id is not null)
);

create index access_keys_project on access_keys (project_id);

insert into access_keys (id, hash, project_id, name, created_at)
select left(encode(key_hash, 'hex'), 16), key_hash, id, 'first', created_at from projects;

-- Processes of the release before still read it: no key has this hash.
alter table projects alter column key_hash set default decode(repeat('00', 32), 'hex');

-- Down Migration

drop table access_keys;
alter table projects alter column key_hash drop default;
