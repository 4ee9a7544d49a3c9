-- Up Migration

-- Keys that outlive SECRET, encrypted with it.
create table sealed_keys (
  name text primary key,
  -- AES-256-GCM. Null if the key is SECRET itself, until the server has stored it.
  sealed bytea
);

-- Hashes of accounts that exist were made with SECRET; new databases get a random key.
insert into sealed_keys (name)
select 'hashes' where exists (select from projects) or exists (select from onramp_audit);

-- Down Migration

drop table sealed_keys;
