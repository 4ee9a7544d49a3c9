-- Up Migration

-- Members of the console sign in to this project. Its settings are not here but in the program.
do $$
begin
  if exists (select from projects where id = 'console') then
    raise exception 'a project has the id "console", which is reserved for the members of the console: give it another id as docs/operations.md says under "A project named console", and migrate again';
  end if;
end $$;
insert into projects (id, name, mode) values ('console', 'Console', 'production');

-- Roles of people. Operators, who run the server, have theirs in the project of the console.
create table members (
  project_id text not null references projects on delete cascade,
  -- namespace:address; CAIP-10 for contract accounts, whose owners may differ by chain; or oidc:subject.
  account text not null,
  role text not null check (role in ('operator', 'owner', 'admin', 'viewer')),
  name text,
  added_at timestamptz not null,
  last_seen_on date,
  primary key (project_id, account),
  check ((role = 'operator') = (project_id = 'console'))
);

create index members_account on members (account);

create table member_invites (
  id text primary key,
  -- SHA-256 of the token in the link.
  hash bytea not null unique,
  project_id text not null references projects on delete cascade,
  role text not null check (role in ('operator', 'owner', 'admin', 'viewer')),
  -- Of the person it is for.
  name text not null,
  invited_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((role = 'operator') = (project_id = 'console'))
);

create index member_invites_project on member_invites (project_id);
create index member_invites_expires_at on member_invites (expires_at);

-- Links by which the first operator is made, while there is none: the newest of each process.
create table owner_claims (
  process text primary key,
  -- SHA-256 of the token in the link.
  hash bytea not null,
  created_at timestamptz not null
);

-- Down Migration

drop table owner_claims;
drop table member_invites;
drop table members;
delete from projects where id = 'console';
