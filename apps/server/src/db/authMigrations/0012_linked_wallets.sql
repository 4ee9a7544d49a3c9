-- Up Migration

-- Wallets of their own that visitors have linked to their user, each proven by a signature.
create table login_linked_wallets (
  id uuid primary key,
  project_id text not null,
  account_id uuid not null references login_accounts on delete cascade,
  -- HMAC of the chain family and the address, for finding the user.
  address_hash bytea not null,
  -- CAIP-10, and what the wallet calls itself, encrypted.
  sealed bytea not null,
  created_at timestamptz not null,
  -- A wallet belongs to one user of a project at most.
  constraint login_linked_wallets_address unique (project_id, address_hash)
);

create index login_linked_wallets_account on login_linked_wallets (account_id);

-- Messages that wallets have to sign. Each counts once, for the device that asked for it.
create table login_links (
  id uuid primary key,
  account_id uuid not null references login_accounts on delete cascade,
  jkt text not null,
  origin text not null,
  -- The account and the message, encrypted.
  sealed bytea not null,
  expires_at timestamptz not null
);

create index login_links_expires_at on login_links (expires_at);

-- Down Migration

drop table login_links;
drop table login_linked_wallets;
