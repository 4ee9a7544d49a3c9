-- Up Migration

-- Nothing: the audit log is made by auditMigrations, which also make that of roles with a
-- database of their own.

-- Down Migration
