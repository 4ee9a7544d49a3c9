-- Up Migration

-- Whether visitors may log in to the embedded wallet as guests.
alter table projects add column guest_login boolean not null default false;

-- Down Migration

alter table projects drop column guest_login;
