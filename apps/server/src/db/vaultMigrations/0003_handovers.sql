-- Up Migration

-- New devices that wait for another device of the account, and its answers: encrypted for them.
create table vault_handovers (
  id uuid primary key,
  project_id text not null,
  account_id uuid not null,
  -- Of the new device: its session and the thumbprint of its key.
  session_id uuid not null,
  jkt text not null,
  public_key text not null,
  tag text not null,
  state text not null default 'waiting' check (state in ('waiting', 'answered', 'declined')),
  answer jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((state = 'answered') = (answer is not null))
);

create index vault_handovers_account on vault_handovers (project_id, account_id);
create index vault_handovers_expires_at on vault_handovers (expires_at);

-- Down Migration

drop table vault_handovers;
