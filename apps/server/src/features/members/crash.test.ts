import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyAudit } from '../../audit/verifyAudit.ts'
import {
  type ConsoleServer,
  consoleOrigin,
  createPerson,
  startConsole,
} from '../../members/testing/startConsole.ts'
import { serverProgram } from '../../testing/serverProgram.ts'

const changes = 200
const folder = mkdtempSync(join(tmpdir(), 'latchkey-crash-'))
let server: ConsoleServer
const children: ChildProcess[] = []
beforeAll(async () => {
  server = await startConsole()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A process of its own on the same database; resolves to where it listens, and the lines that it logs. */
async function startProcess(): Promise<{ child: ChildProcess; url: string; log: Record<string, unknown>[] }> {
  const child = spawn(process.execPath, [serverProgram, 'serve'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      DATABASE_URL: server.deps.config.databaseUrl,
      SECRET: server.deps.config.secrets[0],
      CONSOLE_URL: consoleOrigin,
      ROLES: 'api',
      PORT: '0',
      HOST: '127.0.0.1',
      LIMITS: 'off',
      ONLY_LISTED_CHAINS: '1',
      RPC_EIP155_31337: 'http://127.0.0.1:9',
      SPOOL_FOLDER: join(folder, `${children.length}`),
    },
  })
  children.push(child)
  const log: Record<string, unknown>[] = []
  createInterface({ input: child.stdout }).on('line', (line) => log.push(JSON.parse(line)))
  const listening = () => log.find(({ msg }) => msg === 'listening')
  await expect.poll(listening, { timeout: 80_000 }).toBeDefined()
  return { child, url: String(listening()?.url), log }
}

test('behavior: a process killed amid changes of members has recorded each that was made, and no other', async () => {
  const { db, projects } = server.deps
  const people = Array.from({ length: changes }, () => createPerson())
  const rows = people.map(({ account }) => {
    return { project_id: 'test', account, role: 'viewer' as const, name: null, added_at: new Date() }
  })
  await db.insertInto('members').values(rows).execute()
  const token = await server.enter('owner', 'test')
  const before = (await projects.find('test'))?.version ?? 0
  const { child, url } = await startProcess()

  let answered = 0
  const call = (method: string, path: string, body: object) =>
    fetch(`${url}/admin/v1/projects/test${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    }).then((answer) => {
      if (answer.ok) answered++
      if (answered === changes / 2) child.kill('SIGKILL')
    })
  await Promise.allSettled([
    ...people.map(({ account }, index) =>
      index % 4
        ? call('PATCH', `/members/${encodeURIComponent(account)}`, { role: 'admin' })
        : call('PATCH', '', { name: `Name ${index}` }),
    ),
    once(child, 'exit'),
  ])

  const count = async (kind: string) =>
    (await db.selectFrom('audit').select('sequence').where('kind', '=', kind).execute()).length
  const admins = await db.selectFrom('members').select('account').where('role', '=', 'admin').execute()
  const { version } = await db
    .selectFrom('projects')
    .select('version')
    .where('id', '=', 'test')
    .executeTakeFirstOrThrow()
  expect(await count('member/changed')).toBe(admins.length)
  expect(await count('project/changed')).toBe(version - before)
  const made = admins.length + version - before
  expect(made).toBeGreaterThanOrEqual(answered)
  // It was killed amid them.
  expect(made).toBeLessThan(changes)
  expect(await verifyAudit(db, 'admin')).toMatchObject({ ok: true })
}, 200_000)

test('behavior: each process logs a link while there is no operator, all of which end with the first use', async () => {
  const { db } = server.deps
  await db.deleteFrom('members').execute()
  const links: string[] = []
  for (let index = 0; index < 2; index++) {
    const { log, child } = await startProcess()
    const linkOf = () => log.find(({ link }) => link !== undefined)?.link
    await expect.poll(linkOf).toBeDefined()
    child.kill('SIGTERM')
    links.push(String(linkOf()))
    // As if it were on another host: a process has one link at a time.
    await db
      .updateTable('owner_claims')
      .set({ process: `host-${index}` })
      .where('process', 'not like', 'host-%')
      .execute()
  }
  const tokens = links.map((link) => link.split('#token=')[1] ?? '')
  expect(new Set(tokens).size).toBe(2)
  for (const text of tokens) expect(text).toMatch(/^[\w-]{53}$/)
  const stored = JSON.stringify(await db.selectFrom('owner_claims').selectAll().execute())
  for (const text of tokens) expect(stored).not.toContain(text)
  const [first, second] = [await server.signIn(createPerson()), await server.signIn(createPerson())]
  const claim = (access: string, text = '') => server.call(access, 'POST', 'console/claim', { token: text })
  expect((await claim(first.accessToken, tokens[1])).status).toBe(200)
  expect((await claim(second.accessToken, tokens[0])).status).toBe(410)
}, 200_000)
