-- Up Migration

-- Users whom the app's owner has shut out. They can still log in to leave with their wallet.
alter table login_accounts add column disabled_at timestamptz;

-- HMACs of the addresses that the app has stored with a user, for finding the user.
alter table login_accounts add column record_hashes bytea[];

-- Of a visitor who was shut out: it shows the wallet's words, and nothing else.
alter table login_sessions add column is_leaving boolean not null default false;

alter table login_sessions drop constraint login_sessions_ended_by_check;
-- disabled: by the app's owner. deleted: the account is being deleted. Rows that exist have one of the
-- former values, so they need not be read.
alter table login_sessions add constraint login_sessions_ended_by_check
  check (ended_by in ('person', 'device', 'reuse', 'change', 'disabled', 'deleted')) not valid;

-- Users whom the app's owner wants to delete. Each was told by mail, and can stop it.
create table login_deletions (
  account_id uuid primary key references login_accounts on delete cascade,
  -- Of the mail. A deletion whose mail was not sent is not carried out.
  id uuid not null unique,
  project_id text not null,
  -- SHA-256 of the token in the mail's link.
  stop_hash bytea not null unique,
  mail text not null default 'queued' check (mail in ('queued', 'sent', 'failed')),
  -- waiting: for erases_at. stopped: by the visitor. erasing: logins are refused, the roles delete what they have.
  state text not null default 'waiting' check (state in ('waiting', 'stopped', 'erasing')),
  language text not null,
  asked_at timestamptz not null,
  erases_at timestamptz not null,
  changed_at timestamptz not null
);

create index login_deletions_erases_at on login_deletions (erases_at) where state <> 'stopped';

-- Down Migration

drop table login_deletions;
delete from login_sessions where ended_by in ('disabled', 'deleted');
alter table login_sessions drop constraint login_sessions_ended_by_check;
alter table login_sessions add constraint login_sessions_ended_by_check
  check (ended_by in ('person', 'device', 'reuse', 'change'));
alter table login_sessions drop column is_leaving;
alter table login_accounts drop column record_hashes;
alter table login_accounts drop column disabled_at;
