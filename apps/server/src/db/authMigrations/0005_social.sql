-- Up Migration

-- Accounts of social logins are not found by an address. A verified one is kept for notices.
alter table login_accounts alter column address_hash drop not null;
alter table login_accounts alter column sealed_address drop not null;

-- Who a visitor is at a provider. Two with the same email address are two accounts.
create table login_identities (
  project_id text not null,
  -- HMAC of the issuer and of the visitor's id there.
  subject_hash bytea not null,
  provider text not null,
  account_id uuid not null references login_accounts on delete cascade,
  created_at timestamptz not null,
  primary key (project_id, subject_hash)
);

create index login_identities_account on login_identities (account_id);

-- Social logins under way, each with a window that goes to the provider and comes back.
create table login_visits (
  -- Made by the page, which opens the window before the server knows of it.
  id uuid primary key,
  project_id text not null,
  origin text not null,
  jkt text not null,
  provider text not null,
  language text not null,
  browser text not null,
  -- SHA-256 of what the page hands to the window.
  claim_hash bytea not null,
  -- HMAC of the IP address and the User-Agent that started it.
  place_hash bytea not null,
  -- The number that the page shows to a window without an opener, and those offered there.
  match smallint,
  choices smallint[],
  answered_at timestamptz,
  -- Since then the window is at the provider. SHA-256 of its cookie and of `state`.
  bound_at timestamptz,
  cookie_hash bytea,
  state_hash bytea unique,
  -- The PKCE verifier and the nonce, encrypted.
  sealed_request bytea,
  -- When the window came back: the code of the provider is exchanged once.
  taken_at timestamptz,
  returned_at timestamptz,
  -- Who it is, encrypted.
  sealed_identity bytea,
  -- A code of the error catalogue.
  failed_code text,
  used_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index login_visits_expires_at on login_visits (expires_at);

-- Down Migration

drop table login_visits;
drop table login_identities;
delete from login_accounts where address_hash is null;
alter table login_accounts alter column sealed_address set not null;
alter table login_accounts alter column address_hash set not null;
