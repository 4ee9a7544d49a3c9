-- Up Migration

-- When the relay of Farcaster may be asked again. It tells what it has once, so one process asks at a time.
alter table login_visits add column asks_at timestamptz;

-- Down Migration

delete from login_visits where provider = 'farcaster';
delete from login_accounts where id in (select account_id from login_identities where provider = 'farcaster');
alter table login_visits drop column asks_at;
