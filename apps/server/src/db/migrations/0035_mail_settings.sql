-- Up Migration

-- How the login mails of a project look.
create table mail_settings (
  project_id text primary key references projects on delete cascade,
  settings jsonb not null,
  version integer not null
);

-- Down Migration

drop table mail_settings;
