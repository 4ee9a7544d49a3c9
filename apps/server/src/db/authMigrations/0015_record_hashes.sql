-- Up Migration

-- Finds users by addresses that their app has stored.
create index concurrently if not exists login_accounts_record_hashes
  on login_accounts using gin (record_hashes) where record_hashes is not null;

-- Down Migration

drop index if exists login_accounts_record_hashes;
