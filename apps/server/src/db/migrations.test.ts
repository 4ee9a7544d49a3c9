import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unsafeStatements } from '../testing/unsafeStatements.ts'

/** Migrations from before the first release, when there was no version before and no table was large. */
const beforeRelease: readonly string[] = [
  'audit 0002_subject',
  'auth 0003_new_devices',
  'auth 0005_social',
  'auth 0008_users',
  'auth 0010_user_records',
  'migrations 0007_new_device_delay',
  'migrations 0013_project_groups',
  'migrations 0033_project_deletion',
]

const folders = readdirSync(import.meta.dirname).filter((name) => /migrations$/i.test(name))

test('behavior: migrations are safe while processes of the version before run', () => {
  const found = folders.flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder)).flatMap((file) => {
      const name = `${folder.replace(/Migrations$/, '')} ${file.replace(/\.sql$/, '')}`
      const unsafe = unsafeStatements(readFileSync(join(import.meta.dirname, folder, file), 'utf8'))
      return unsafe.map((one) => ({ name, ...one }))
    }),
  )
  expect(found.filter(({ name }) => !beforeRelease.includes(name))).toEqual([])
  // None is listed that need not be.
  expect([...new Set(found.map(({ name }) => name))].sort()).toEqual(beforeRelease)
})

const reasonOf = (sql: string) =>
  unsafeStatements(`-- Up Migration\n${sql};\n-- Down Migration\ndrop table x;`)

test.each([
  'alter table names alter column label type varchar(80)',
  'alter table names drop column zone',
  'alter table names rename column zone to place',
  'drop table names',
  'alter table names add column kind text not null',
  'alter table names add column kind uuid not null default gen_random_uuid()',
  'alter table names add column kind int default 1 check (kind > 0)',
  'alter table names add column kind text unique',
  'alter table names alter column zone set not null',
  'alter table names alter column zone drop not null',
  'alter table names add constraint long check (length(label) > 5)',
  'alter table names add constraint one unique (label)',
  'create index names_label on names (label)',
  `update names set zone = 'other.eth'`,
  'lock table names',
  'set lock_timeout = 0',
  'create index concurrently a on names (label); alter table names add column kind text',
])('error: %s is refused', (sql) => {
  expect(reasonOf(sql)).toHaveLength(1)
})

test.each([
  'alter table names add column kind text',
  `alter table names add column kind text not null default 'plain'`,
  'alter table names add column a int, add column b int not null default 0',
  'alter table names add constraint long check (length(label) > 5) not valid',
  'alter table names validate constraint long',
  'drop index concurrently if exists a; create index concurrently a on names (label)',
  'create table fresh (id int); create index fresh_id on fresh (id); alter table fresh add constraint c check (id > 0)',
])('behavior: %s is allowed', (sql) => {
  expect(reasonOf(sql)).toEqual([])
})
