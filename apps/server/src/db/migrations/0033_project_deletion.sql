-- Up Migration

-- When the deletion of the project was ordered. It is disabled from then on, and deleted a week later.
alter table projects add column deletion_ordered_at timestamptz;
create index projects_deletion on projects (deletion_ordered_at) where deletion_ordered_at is not null;

-- Down Migration

drop index projects_deletion;
alter table projects drop column deletion_ordered_at;
