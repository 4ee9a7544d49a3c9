-- Up Migration

-- How the visitor logged in: `link`, `code`, or both. Empty for sessions from before.
alter table login_sessions add column methods text[] not null default '{}';

-- Down Migration

alter table login_sessions drop column methods;
