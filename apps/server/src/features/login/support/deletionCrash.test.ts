import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { verifyAudit } from '../../../audit/verifyAudit.ts'
import { createTestDatabase } from '../../../testing/createTestDatabase.ts'
import { startTestServer } from '../../../testing/startTestServer.ts'
import { loginSettings } from '../testing/startLogin.ts'

const program = fileURLToPath(new URL('../testing/carryOutDeletions.ts', import.meta.url))
const compiled = fileURLToPath(new URL('../../../../../../.cache/compiled', import.meta.url))
const users = process.env.EXHAUSTIVE ? 300 : 12
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
})

/** Loads the program, which takes most of its time. It begins when it gets a line. */
function load(url: string, env: object): ChildProcess {
  const child = spawn(process.execPath, [program, url, JSON.stringify(env)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
  })
  children.push(child)
  return child
}

async function begin(child: ChildProcess): Promise<void> {
  child.stdin?.write('\n')
  await once(child.stdout as NonNullable<typeof child.stdout>, 'data')
}

test('behavior: deletions that `kill -9` cuts off are carried out by the next process, each recorded', {
  timeout: 180_000,
}, async () => {
  const database = await createTestDatabase()
  const { env, remove } = loginSettings('smtp://127.0.0.1:1')
  const { db } = database
  const left = async () => {
    const { rows } = await sql<{ n: string }>`
      select (select count(*) from login_accounts) + (select count(*) from vault_wallets) as n`.execute(db)
    return Number(rows[0]?.n)
  }
  // One ahead: it loads while the others work.
  let next = load(database.url, env)
  try {
    // Makes the tables and the project.
    await (await startTestServer({ url: database.url, env })).stop()
    await sql`
      with made as (
        insert into login_accounts (id, project_id, created_at, first_login_at)
        select gen_random_uuid(), 'test', now(), now() from generate_series(1, ${users}::int) returning id
      ), wallets as (
        insert into vault_wallets (project_id, account_id, revision, created_at)
        select 'test', id, 1, now() from made
      )
      insert into login_deletions (
        account_id, id, project_id, stop_hash, mail, state, language, asked_at, erases_at, changed_at, reminded_at
      ) select id, gen_random_uuid(), 'test', sha256(id::text::bytea), 'sent', 'erasing', 'en',
        now() - interval '15 days', now() - interval '1 day', now() - interval '1 hour', now() - interval '3 days'
      from made`.execute(db)
    let kills = 0
    // Each at another point of its work.
    for (let before = await left(); before > users; kills += 1) {
      const child = next
      await begin(child)
      next = load(database.url, env)
      while ((await left()) > before - 9 - kills && child.exitCode === null);
      child.kill('SIGKILL')
      before = await left()
    }
    expect(kills).toBeGreaterThan(1)
    await begin(next)
    expect(await once(next, 'exit')).toEqual([0, null])
    expect(await left()).toBe(0)
    const { rows } = await sql<{ kind: string; subjects: string }>`
      select kind, count(distinct subject) as subjects from audit
      where kind in ('user/deleted', 'vault/erased') group by kind order by kind`.execute(db)
    expect(rows).toEqual(['user/deleted', 'vault/erased'].map((kind) => ({ kind, subjects: String(users) })))
    for (const chain of ['admin', 'vault']) expect(await verifyAudit(db, chain)).toMatchObject({ ok: true })
  } finally {
    remove()
    await database.drop()
  }
})
