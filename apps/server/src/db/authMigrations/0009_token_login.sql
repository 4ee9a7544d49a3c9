-- Up Migration

-- Tokens of apps that have logged a visitor in. Each does so once.
create table login_used_tokens (
  -- SHA-256 of the project, the issuer and the token's id.
  hash bytea primary key,
  -- When the token can no longer be used anyway.
  expires_at timestamptz not null
);

create index login_used_tokens_expires_at on login_used_tokens (expires_at);

-- Down Migration

delete from login_accounts where id in (select account_id from login_identities where provider = 'token');
drop table login_used_tokens;
