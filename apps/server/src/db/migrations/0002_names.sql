-- Up Migration

create table names (
  id bigint generated always as identity primary key,
  -- Lower case, without the zone.
  label text not null check (length(label) between 4 and 63 and label ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  zone text not null,
  attributes jsonb not null default '{}',
  registered_at timestamptz not null,
  updated_at timestamptz not null,
  -- One owner per name, also for concurrent registrations.
  unique (label, zone)
);

create table name_addresses (
  name_id bigint not null references names on delete cascade,
  -- ENSIP-9 and ENSIP-11.
  coin_type bigint not null,
  -- The address to show.
  address text not null,
  -- The address to compare: lower case if it is case-insensitive.
  address_key text not null,
  -- signed: the address signed for the name, so reverse lookups return the name.
  -- set: an owner added it; it may change the name, but reverse lookups need its signature.
  -- implied: the registering contract's address on mainnet, where it may have another owner.
  proof text not null check (proof in ('signed', 'set', 'implied')),
  created_at timestamptz not null,
  primary key (name_id, coin_type)
);

create index name_addresses_key on name_addresses (address_key);

-- Used signed messages, for as long as they could be replayed.
create table name_nonces (
  key bytea primary key,
  digest bytea not null,
  expires_at timestamptz not null
);

create index name_nonces_expires_at on name_nonces (expires_at);

-- Down Migration

drop table name_nonces;
drop table name_addresses;
drop table names;
