-- Up Migration

-- Users are told again shortly before they are deleted, with a link of its own: of the first, only the
-- hash is known. `origin`: the page of the app, for mails to users without a device.
alter table login_deletions add column origin text;
alter table login_deletions add column reminded_at timestamptz;
alter table login_deletions add column reminder_hash bytea;

-- Down Migration

alter table login_deletions drop column reminder_hash;
alter table login_deletions drop column reminded_at;
alter table login_deletions drop column origin;
