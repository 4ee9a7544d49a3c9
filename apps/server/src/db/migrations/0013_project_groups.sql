-- Up Migration

-- Apps of one operator whose visitors may use one wallet in all of them; null for none.
alter table projects add column app_group text;
create index projects_app_group on projects (app_group) where app_group is not null;

-- Down Migration

drop index projects_app_group;
alter table projects drop column app_group;
