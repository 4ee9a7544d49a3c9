-- Up Migration

-- What the modal shows where the page does not say so itself; null leaves it to the page.
alter table projects add column wallets jsonb;
alter table projects add column theme jsonb;
alter table projects add column legal jsonb;
-- Who made the last change, as in the audit log.
alter table projects add column updated_by text;

-- Down Migration

alter table projects drop column updated_by;
alter table projects drop column legal;
alter table projects drop column theme;
alter table projects drop column wallets;
