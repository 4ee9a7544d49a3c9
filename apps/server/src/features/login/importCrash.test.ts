import { once } from 'node:events'
import { createLatchkey, type ImportResult } from '@latchkey/node'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/createTestDatabase.ts'
import { startTestServer } from '../../testing/startTestServer.ts'
import { host, loginSettings } from './testing/startLogin.ts'
import { killProcesses, startProcess } from './testing/startProcess.ts'

afterAll(killProcesses)

/** EXHAUSTIVE=1 imports 10,000. */
const lineCount = process.env.EXHAUSTIVE ? 10_000 : 1_500

/** As a file is read: in pieces that end within lines. */
function* fileOf(lines: readonly object[]): Generator<Uint8Array> {
  const bytes = Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  for (let start = 0; start < bytes.length; start += 65_536) yield bytes.subarray(start, start + 65_536)
}

test('property: users are imported once each, though the server is killed in the middle and the import begins again', {
  timeout: 240_000,
}, async () => {
  const database = await createTestDatabase()
  const settings = loginSettings('smtp://127.0.0.1:9')
  const env = {
    ...settings.env,
    DATABASE_URL: database.url,
    SECRET: 's'.repeat(32),
    ROLES: 'auth',
    DRAIN_DELAY_MS: '0',
  }
  const { key, stop } = await startTestServer({ url: database.url, origins: [host] })
  await stop()
  const lines = Array.from({ length: lineCount }, (_, n) => ({
    ...(n % 10 === 0
      ? { login: { provider: 'farcaster', subject: `${n}` } }
      : { email: `user-${n}@mail.example` }),
    ownId: `own-${n}`,
    metadata: { n, plan: 'pro' },
  }))
  const first = await startProcess(env)
  try {
    const latchkey = createLatchkey({ url: first.url, projectId: 'test', key, timeoutMs: 60_000 })
    const results: ImportResult[] = []
    let restarting: Promise<unknown> | undefined
    for await (const result of latchkey.users.import(fileOf(lines))) {
      results.push(result)
      if (results.length !== 601) continue
      first.child.kill('SIGKILL')
      restarting = once(first.child, 'exit').then(() => startProcess(env, first.port))
    }
    await restarting
    expect(results.map(({ line }) => line)).toEqual(lines.map((_, index) => index + 1))
    // A batch whose answer was lost is sent again: what of it was stored is unchanged.
    expect(results.filter(({ status }) => status === 'failed' || status === 'updated')).toEqual([])

    // The program that imports dies too, and begins at the first line.
    const again = latchkey.users.import(fileOf(lines))
    for (let count = 0; count < 400; count += 1)
      expect((await again.next()).value).toMatchObject({ status: 'unchanged' })
    await again.return(undefined)
    const { rows } = await sql<{ n: string; owned: string }>`
      select count(*) as n, count(distinct own_id_hash) as owned from login_accounts`.execute(database.db)
    expect(rows).toEqual([{ n: `${lineCount}`, owned: `${lineCount}` }])
  } finally {
    killProcesses()
    settings.remove()
    await database.drop()
  }
})
