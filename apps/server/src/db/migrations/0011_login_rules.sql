-- Up Migration

-- Who may log in to the embedded wallet; null for every visitor.
alter table projects add column login_rules jsonb;

-- Down Migration

alter table projects drop column login_rules;
