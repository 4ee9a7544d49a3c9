-- Up Migration

-- Owners list their users by age.
create index login_accounts_project on login_accounts (project_id, created_at, id);

-- Down Migration

drop index login_accounts_project;
