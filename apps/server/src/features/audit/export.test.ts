import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAuditHead, writeAuditHead } from '../../audit/auditHead.ts'
import { recordChange } from '../../audit/recordChange.ts'
import { type ConsoleServer, startConsole } from '../../members/testing/startConsole.ts'
import { adminToken } from '../../testing/startTestServer.ts'
import { verifyCommand } from './verifyCommand.ts'

let server: ConsoleServer
const folder = mkdtempSync(join(tmpdir(), 'latchkey-export-'))
beforeAll(async () => {
  server = await startConsole()
})
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const get = (path: string, token = adminToken) =>
  server.app.inject({ url: `/admin/v1/${path}`, headers: { authorization: `Bearer ${token}` } })
const write = (kind: string, details: Record<string, string | number | boolean>, name = 'someone') =>
  server.deps.db.transaction().execute((tx) => recordChange(tx, kind, 'subject-1', { name }, details))
const verify = (text: string, options: Record<string, string> = {}) => {
  const file = join(folder, 'export')
  writeFileSync(file, text)
  const { config, db } = server.deps
  return verifyCommand.run({ config, db, options: { file, ...options } })
}
const run = promisify(execFile)

test('behavior: an owner reads what is about their project, and nothing of another', async () => {
  await server.deps.projects.create({ id: 'other', name: 'Other' })
  await write('secret/changed', { project: 'other' })
  await write('secret/changed', { project: 'test', before: 'abcd', after: 'efgh' }, 'member eip155:0x1')
  await write('member/added', { project: 'test' })
  const owner = await server.enter('owner', 'test')
  const viewer = await server.enter('viewer', 'test')
  const { entries } = (await get('projects/test/audit', owner)).json()
  expect(entries.map(({ kind }: { kind: string }) => kind)).toEqual([
    'member/added',
    'secret/changed',
    'project/created',
  ])
  for (const entry of entries) expect([entry.subject, entry.details.project]).toContain('test')
  expect((await get('projects/other/audit', owner)).statusCode).toBe(403)
  expect((await get('projects/test/audit', viewer)).statusCode).toBe(403)
  expect((await get('audit', owner)).statusCode).toBe(403)
  expect((await get('projects/test/audit/verification', owner)).json()).toEqual({
    state: 'ok',
    checkedAt: expect.any(String),
  })
  expect((await get('projects/test/audit/export?format=csv', viewer)).statusCode).toBe(403)
})

test('behavior: filters by kind, actor, subject and time, page by page', async () => {
  const read = async (query: string) => (await get(`projects/test/audit?${query}`)).json()
  const kinds = async (query: string) => (await read(query)).entries.map(({ kind }: { kind: string }) => kind)
  expect(await kinds('kind=secret/')).toEqual(['secret/changed'])
  expect(await kinds('kind=member/added')).toEqual(['member/added'])
  expect(await kinds('actor=member')).toEqual(['secret/changed'])
  expect(await kinds('subject=test')).toEqual(['project/created'])
  expect(await kinds('from=2999-01-01T00:00:00.000Z')).toEqual([])
  expect(await kinds('to=2000-01-01T00:00:00.000Z')).toEqual([])
  const first = await read('limit=2')
  expect(first.entries.length).toBe(2)
  expect(
    (await read(`limit=2&before=${first.next}`)).entries.map((one: { kind: string }) => one.kind),
  ).toEqual(['project/created'])
  for (const wrong of ['kind=%27', 'from=yesterday', 'limit=0', 'limit=1000'])
    expect((await get(`projects/test/audit?${wrong}`)).statusCode).toBe(400)
})

test('behavior: a reader of one project uses an index, however many entries others have', async () => {
  await server.deps.db.transaction().execute(async (tx) => {
    for (let index = 0; index < 3_000; index++)
      await recordChange(tx, 'secret/changed', 'x', { name: 'load' }, { project: `p-${index % 50}` })
  })
  await sql`analyze audit`.execute(server.deps.db)
  const { rows } = await sql<Record<string, string>>`
    explain select * from audit where chain = 'admin' and details ->> 'project' = 'p-7'
    order by sequence desc limit 50`.execute(server.deps.db)
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('audit_project')
})

test('behavior: exports verify without a server, and a change, a cut and a replaced chain are found', {
  timeout: 60_000,
}, async () => {
  await write('note/added', { project: 'test', text: '=1+1', quoted: 'a "b", c', apostrophe: "'x" })
  const whole = (await get('audit/export?format=ndjson')).body
  const csv = (await get('audit/export?format=csv')).body
  const own = (await get('projects/test/audit/export?format=ndjson')).body
  expect(await verify(whole)).toMatch(/^30\d\d entries, no fault; they are a whole chain\n$/)
  expect(await verify(csv)).toMatch(/they are a whole chain/)
  expect(await verify(own)).toMatch(/^4 entries, no fault; other entries lie between them in \d places\n$/)
  expect(own).not.toContain('"other"')

  // The same by the script of the documentation, which shares no code with the server.
  const script = new URL('../../../../../docs/verifyAudit.mjs', import.meta.url).pathname
  writeFileSync(join(folder, 'good'), whole)
  expect((await run('node', [script, join(folder, 'good')])).stdout).toContain('no fault')
  writeFileSync(join(folder, 'bad'), whole.replace('"kind":"note/added"', '"kind":"note/gone"'))
  await expect(run('node', [script, join(folder, 'bad')])).rejects.toThrow('was changed')

  const lines = whole.split('\n')
  await expect(verify(whole.replace('"text":"=1+1"', '"text":"=1+2"'))).rejects.toThrow('was changed')
  await expect(verify(csv.replace('=1+1', '=1+2'))).rejects.toThrow('was changed')
  await expect(verify(lines.slice(0, -3).join('\n'))).rejects.toThrow('cut off')
  await expect(verify(lines.toSpliced(5, 1).join('\n'))).rejects.toThrow('the file has')
  await expect(verify('{}')).rejects.toThrow('line 1 is no entry')
  const last = await readAuditHead(server.deps.db, 'admin')
  const head = last ? writeAuditHead(last) : ''
  expect(await verify(csv, { head })).toContain('whole chain')
  await expect(verify(csv.split('\r\n').slice(0, -3).join('\r\n'), { head })).rejects.toThrow('removed')
  const other = head.replace(/.$/, (last: string) => (last === '0' ? '1' : '0'))
  await expect(verify(csv, { head: other })).rejects.toThrow('not the one that was there before')
})

test('error: no cell of a CSV is a formula', async () => {
  const formulas = ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\tx', "'=1"]
  for (const actor of formulas) await write('note/added', { project: 'formula' }, actor)
  await server.deps.db
    .transaction()
    .execute((tx) => recordChange(tx, 'note/added', '=cmd()', { name: 'x' }, { project: 'formula' }))
  const { body, headers } = await get('audit/export?format=csv&project=formula')
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="audit-formula-\d{4}-\d\d-\d\d\.csv"$/,
  )
  for (const cell of body.split(/[,\r\n]+/)) expect(cell).not.toMatch(/^"?[=+\-@\t]/)
  expect(await verify(body)).toContain('no fault')
})

test('behavior: the check of the chain finds an edited row', async () => {
  const fresh = await startConsole()
  try {
    const read = async () =>
      (
        await fresh.app.inject({
          url: '/admin/v1/audit/verification',
          headers: { authorization: `Bearer ${adminToken}` },
        })
      ).json()
    await sql`alter table audit disable trigger audit_is_append_only`.execute(fresh.deps.db)
    await sql`update audit set subject = 'forged' where chain = 'admin' and sequence = 1`.execute(
      fresh.deps.db,
    )
    expect(await read()).toMatchObject({ state: 'faulty', sequence: 1, fault: 'changed' })
  } finally {
    await fresh.stop()
  }
})
