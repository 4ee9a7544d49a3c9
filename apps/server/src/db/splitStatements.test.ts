import { expect, test } from 'vitest'
import { splitStatements } from './splitStatements.ts'

test('behavior: statements are split where they end, without comments', () => {
  const text = `-- One; with a comment.
    create table a (b text default 'x;y''z'); /* none; */
    create function f() returns int language plpgsql as $$ begin return 1; end $$;
    alter table "odd;name" add column c int`
  expect(splitStatements(text)).toEqual([
    `create table a (b text default 'x;y''z')`,
    'create function f() returns int language plpgsql as $$ begin return 1; end $$',
    'alter table "odd;name" add column c int',
  ])
})
