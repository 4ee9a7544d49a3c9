-- Up Migration

-- What a wallet holds besides its first accounts: further ones, their names, imported keys. The
-- visitor's device encrypts it with a key that only the content of the vault gives.
alter table vault_wallets
  add column annex bytea,
  -- Grows by one with every write of it.
  add column annex_version integer not null default 0;

-- Down Migration

alter table vault_wallets drop column annex_version, drop column annex;
