-- Up Migration

-- From when a device may open the wallet with the help of the escrow.
alter table login_devices add column opens_at timestamptz not null default 'epoch';
-- SHA-256 of the token in the notice about a new device, with which the visitor ends it.
alter table login_devices add column stop_hash bytea unique;
-- Of the visitor who logged in on it.
alter table login_devices add column language text not null default 'en';

-- That of the device, for tokens.
alter table login_sessions add column opens_at timestamptz not null default 'epoch';

-- Down Migration

alter table login_sessions drop column opens_at;
alter table login_devices drop column language;
alter table login_devices drop column stop_hash;
alter table login_devices drop column opens_at;
