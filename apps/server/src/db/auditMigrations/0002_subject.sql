-- Up Migration

-- Visitors look over what happened to their wallet.
create index if not exists audit_subject on audit (chain, subject, sequence);

-- Down Migration

drop index if exists audit_subject;
