-- Up Migration

-- Operators because the company's identity provider says so, and only as long as it does.
alter table members add column from_claim boolean not null default false;

-- Logins at the company's identity provider that the console has yet to pick up.
create table sso_codes (
  -- SHA-256 of the code.
  hash bytea primary key,
  -- SHA-256 of the cookie of the browser that went to the identity provider.
  browser_hash bytea not null,
  account text not null,
  name text,
  expires_at timestamptz not null
);

create index sso_codes_expires_at on sso_codes (expires_at);

-- Down Migration

drop table sso_codes;
alter table members drop column from_claim;
