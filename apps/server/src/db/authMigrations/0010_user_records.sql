-- Up Migration

-- What an app stores about a user: its own id, metadata and addresses, encrypted.
alter table login_accounts add column sealed_record bytea;
-- HMAC of the app's own id, for finding the account.
alter table login_accounts add column own_id_hash bytea;
-- Null until the visitor has logged in to an account that the app made ahead.
alter table login_accounts add column first_login_at timestamptz;
update login_accounts set first_login_at = created_at;
-- For processes of the version before, which make accounts at the first login only.
alter table login_accounts alter column first_login_at set default now();
alter table login_accounts add constraint login_accounts_own_id unique (project_id, own_id_hash);

-- Down Migration

delete from login_accounts where first_login_at is null;
alter table login_accounts drop constraint login_accounts_own_id;
alter table login_accounts drop column first_login_at;
alter table login_accounts drop column own_id_hash;
alter table login_accounts drop column sealed_record;
