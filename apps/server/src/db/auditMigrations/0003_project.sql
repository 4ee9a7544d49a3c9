-- Up Migration

-- Owners read the entries of their project, the newest first.
create index concurrently if not exists audit_project on audit (chain, (details ->> 'project'), sequence);

-- Down Migration

drop index if exists audit_project;
