-- Up Migration

-- The app's own identity system, whose tokens log visitors in; null for none.
alter table projects add column token_login jsonb;

-- Down Migration

alter table projects drop column token_login;
