-- Up Migration

-- Roles that processes of this server have, or once had: some keep what they store in databases that
-- the others cannot read.
create table server_roles (
  role text primary key,
  first_seen_at timestamptz not null default now()
);

-- Down Migration

drop table server_roles;
