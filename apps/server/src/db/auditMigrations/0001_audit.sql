-- Up Migration

-- Of the server, and of each role with a database of its own. Changes nothing where several of
-- them share one.

-- What happened, in one order per chain. Each row has the hash of the one before it, so a
-- change of any row shows in all that follow.
create table if not exists audit (
  chain text not null,
  sequence bigint not null check (sequence > 0),
  -- By the clock of the database, to the millisecond.
  at timestamptz(3) not null,
  kind text not null,
  -- Whom or what it is about: an id, never an e-mail address or another personal detail,
  -- as rows cannot be deleted.
  subject text not null,
  details jsonb not null,
  previous_hash bytea not null check (length(previous_hash) = 32),
  hash bytea not null check (length(hash) = 32),
  -- Also what makes a fork impossible, if the lock below should ever fail.
  primary key (chain, sequence)
);

-- Appends a row in one statement, so that the lock of a chain is held as briefly as possible.
-- `entry` is the canonical text of chain, kind, subject and details: see hashAudit.ts.
create or replace function append_audit(new_chain text, new_kind text, new_subject text, new_details jsonb, entry text)
returns table (new_sequence bigint, new_hash bytea)
language plpgsql as $$
declare
  last record;
  now_ms bigint;
begin
  -- Held until the end of the transaction: the next writer must see this row.
  perform pg_advisory_xact_lock(1635083369, hashtext(new_chain));
  select sequence, hash into last from audit where chain = new_chain order by sequence desc limit 1;
  new_sequence := coalesce(last.sequence, 0) + 1;
  last.hash := coalesce(last.hash, decode(repeat('00', 32), 'hex'));
  now_ms := floor(extract(epoch from clock_timestamp()) * 1000);
  new_hash := sha256(convert_to(
    encode(last.hash, 'hex') || E'\n' || new_sequence || E'\n' || now_ms || E'\n' || entry, 'UTF8'));
  insert into audit (chain, sequence, at, kind, subject, details, previous_hash, hash)
  values (new_chain, new_sequence, timestamptz 'epoch' + now_ms * interval '1 millisecond',
    new_kind, new_subject, new_details, last.hash, new_hash);
  return next;
end
$$;

-- Refuses changes, also by mistakes of the server itself. A role that owns the table can drop
-- the triggers, and then write a new chain: against that only helps to keep the output of
-- `audit head` where this role cannot write, and to compare with `audit verify --head`.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of audit cannot be changed or deleted' using errcode = '42501';
end
$$;

create or replace trigger audit_is_append_only before update or delete or truncate on audit
for each statement execute function refuse_audit_change();

-- Also for sessions that replay changes, which skip other triggers.
alter table audit enable always trigger audit_is_append_only;

revoke update, delete, truncate on audit from public;

-- Down Migration

-- Nothing: entries are not deleted.
