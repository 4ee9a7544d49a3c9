import { fork } from 'node:child_process'
import { once } from 'node:events'
import fc from 'fast-check'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../db/openDatabase.ts'
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts'
import { appendAudit } from './appendAudit.ts'
import { type AuditHead, parseAuditHead, readAuditHead, writeAuditHead } from './auditHead.ts'
import { createAuditWriter } from './createAuditWriter.ts'
import { type AuditEntry, hashAudit } from './hashAudit.ts'
import { type AuditReport, verifyAudit } from './verifyAudit.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

let chains = 0
const newChain = () => `chain-${++chains}`
const entry = (chain: string, index = 0): AuditEntry => ({
  chain,
  kind: 'test/happened',
  subject: `subject ${index}`,
  details: { index, ok: true, note: 'a "quoted"\n line' },
})

/** A chain of its own with some entries; resolves to their heads. */
async function fill(count: number): Promise<{ chain: string; heads: AuditHead[] }> {
  const chain = newChain()
  const heads: AuditHead[] = []
  for (let index = 0; index < count; index++) heads.push(await appendAudit(database.db, entry(chain, index)))
  return { chain, heads }
}

/** Changes rows as the owner of the table can, who drops the triggers first. */
async function tamper(statement: string): Promise<void> {
  await database.db.transaction().execute(async (tx) => {
    await sql`alter table audit disable trigger audit_is_append_only`.execute(tx)
    await sql.raw(statement).execute(tx)
    await sql`alter table audit enable always trigger audit_is_append_only`.execute(tx)
  })
}

const faultOf = (report: AuditReport) => (report.ok ? 'none' : `${report.fault} ${report.sequence}`)

test('behavior: entries are counted from 1, and the chain holds', async () => {
  const { chain, heads } = await fill(5)
  expect(heads.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5])
  const [, , third, , last] = heads
  expect(await verifyAudit(database.db, chain)).toEqual({ ok: true, count: 5, head: last })
  expect(await verifyAudit(database.db, chain, { from: third, head: last })).toEqual({
    ok: true,
    count: 3,
    head: last,
  })
  expect(await readAuditHead(database.db, chain)).toEqual(last)
  expect(last && parseAuditHead(writeAuditHead(last))).toEqual(last)
})

test('behavior: a chain without entries is whole, unless a head of it was kept', async () => {
  const chain = newChain()
  expect(await verifyAudit(database.db, chain)).toEqual({ ok: true, count: 0, head: undefined })
  const head = { sequence: 1, hash: '00'.repeat(32) }
  expect(faultOf(await verifyAudit(database.db, chain, { head }))).toBe('cut 1')
})

test('property: every allowed entry is stored and hashed as it was given', async () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((text) => !text.includes('\0'))
  const value = fc.oneof(
    text,
    fc.boolean(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
  )
  const details = fc.dictionary(fc.stringMatching(/^[a-zA-Z]\w{0,9}$/), value, { maxKeys: 8 })
  const subjects = text.filter((text) => text.length > 0)
  const chain = newChain()
  let count = 0
  await fc.assert(
    fc.asyncProperty(subjects, details, async (subject, details) => {
      await appendAudit(database.db, { chain, kind: 'test/any', subject, details })
      count++
    }),
    { numRuns: 100 },
  )
  expect(await verifyAudit(database.db, chain)).toMatchObject({ ok: true, count })
})

test('behavior: entries with anything but short facts are refused, and their values not repeated', async () => {
  const good = entry(newChain())
  const bad: readonly object[] = [
    { chain: '' },
    { chain: 'a b' },
    { kind: 'Has Spaces' },
    { subject: '' },
    { subject: 'x'.repeat(201) },
    { subject: 'zero \0 byte' },
    { details: { key: 'do-not-show'.repeat(30) } },
    { details: { key: { nested: 'do-not-show' } } },
    { details: { key: ['do-not-show'] } },
    { details: { key: null } },
    { details: { key: Number.NaN } },
    { details: { key: '\ud800' } },
    { details: { 'do not show': 1 } },
    { details: Object.fromEntries(Array.from({ length: 17 }, (_, index) => [`key${index}`, index])) },
  ]
  for (const part of bad) {
    const failed = await appendAudit(database.db, { ...good, ...part }).catch((error: Error) => error.message)
    expect([part, failed]).toEqual([part, expect.stringMatching(/^audit: (?!.*do.not.show)/)])
  }
  expect(await readAuditHead(database.db, good.chain)).toBeUndefined()
})

test('behavior: rows cannot be updated, deleted or truncated, not even by a replica', async () => {
  const { chain } = await fill(1)
  for (const statement of ['update audit set kind = kind', 'delete from audit', 'truncate audit'])
    for (const role of ['origin', 'replica'])
      await expect(
        database.db.transaction().execute(async (tx) => {
          await sql.raw(`set local session_replication_role = ${role}`).execute(tx)
          await sql.raw(statement).execute(tx)
        }),
      ).rejects.toThrow('rows of audit cannot be changed or deleted')
  expect(await verifyAudit(database.db, chain)).toMatchObject({ ok: true, count: 1 })
})

test('behavior: every changed column is found', async () => {
  const changes = {
    at: `at + interval '1 millisecond'`,
    kind: `'test/other'`,
    subject: `'another'`,
    details: `details || '{"ok": false}'`,
    previous_hash: `sha256('x')`,
    hash: `sha256('x')`,
  }
  for (const [column, value] of Object.entries(changes)) {
    const { chain } = await fill(3)
    await tamper(`update audit set ${column} = ${value} where chain = '${chain}' and sequence = 2`)
    expect([column, faultOf(await verifyAudit(database.db, chain))]).toEqual([column, 'changed 2'])
  }
})

test('behavior: removed, renumbered, moved and swapped rows are found', async () => {
  const removed = await fill(4)
  await tamper(`delete from audit where chain = '${removed.chain}' and sequence = 2`)
  expect(faultOf(await verifyAudit(database.db, removed.chain))).toBe('missing 2')
  await tamper(`update audit set sequence = sequence - 1 where chain = '${removed.chain}' and sequence > 2`)
  expect(faultOf(await verifyAudit(database.db, removed.chain))).toBe('changed 2')

  const first = await fill(3)
  await tamper(`delete from audit where chain = '${first.chain}' and sequence = 1`)
  expect(faultOf(await verifyAudit(database.db, first.chain))).toBe('missing 1')

  const swapped = await fill(4)
  const of = (sequence: number) => `chain = '${swapped.chain}' and sequence = ${sequence}`
  await tamper(`
    update audit set sequence = 9 where ${of(2)};
    update audit set sequence = 2 where ${of(3)};
    update audit set sequence = 3 where ${of(9)};
  `)
  expect(faultOf(await verifyAudit(database.db, swapped.chain))).toBe('changed 2')

  const [one, other] = [await fill(2), await fill(2)]
  await tamper(`
    delete from audit where chain = '${one.chain}' and sequence = 2;
    update audit set chain = '${one.chain}' where chain = '${other.chain}' and sequence = 2;
  `)
  expect(faultOf(await verifyAudit(database.db, one.chain))).toBe('changed 2')
})

test('behavior: a row that was replaced together with its hash does not fit the next', async () => {
  const { chain } = await fill(3)
  const of = `chain = '${chain}' and sequence = 2`
  await tamper(`update audit set subject = 'forged' where ${of}`)
  const row = await database.db
    .selectFrom('audit')
    .selectAll()
    .where('chain', '=', chain)
    .where('sequence', '=', '2')
    .executeTakeFirstOrThrow()
  const hash = hashAudit({ ...row, sequence: 2, previousHash: row.previous_hash }).toString('hex')
  await tamper(`update audit set hash = '\\x${hash}' where ${of}`)
  expect(faultOf(await verifyAudit(database.db, chain))).toBe('unlinked 3')
})

test('behavior: a removed end and a chain written anew are found with a head that was kept', async () => {
  const { chain, heads } = await fill(5)
  const [head, middle] = [heads.at(-1), heads.at(2)]
  await tamper(`delete from audit where chain = '${chain}' and sequence > 3`)
  expect(await verifyAudit(database.db, chain)).toMatchObject({ ok: true, count: 3 })
  expect(faultOf(await verifyAudit(database.db, chain, { head }))).toBe('cut 4')
  expect(faultOf(await verifyAudit(database.db, chain, { from: head }))).toBe('cut 5')
  expect(await verifyAudit(database.db, chain, { head: middle })).toMatchObject({ ok: true })

  await tamper(`delete from audit where chain = '${chain}' and sequence > 1`)
  for (let index = 0; index < 6; index++) await appendAudit(database.db, entry(chain, 100 + index))
  expect(await verifyAudit(database.db, chain)).toMatchObject({ ok: true, count: 7 })
  expect(faultOf(await verifyAudit(database.db, chain, { head }))).toBe('rewritten 5')
  expect(faultOf(await verifyAudit(database.db, chain, { from: middle }))).toBe('rewritten 3')
})

test('behavior: an entry is stored if its transaction is', async () => {
  const { chain } = await fill(1)
  const failed = database.db.transaction().execute(async (tx) => {
    await appendAudit(tx, entry(chain, 1))
    throw new Error('rolled back')
  })
  await expect(failed).rejects.toThrow('rolled back')
  await database.db.transaction().execute((tx) => appendAudit(tx, entry(chain, 2)))
  expect(await verifyAudit(database.db, chain)).toMatchObject({ ok: true, count: 2 })
})

test('behavior: a transaction with an older view of the chain cannot fork it', async () => {
  const { chain } = await fill(1)
  const stale = database.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await sql`select 1 from audit limit 1`.execute(tx)
      await appendAudit(database.db, entry(chain, 1))
      await appendAudit(tx, entry(chain, 2))
    })
  await expect(stale).rejects.toThrow('audit_pkey')
  expect(await verifyAudit(database.db, chain)).toMatchObject({ ok: true, count: 2 })
})

test('behavior: 8 processes write one chain without a gap or a fork', { timeout: 120_000 }, async ({
  annotate,
}) => {
  const [chain, each, writers] = [newChain(), 150, 8]
  const started = Array.from({ length: writers }, () => {
    return fork(new URL('./testing/writeAudit.ts', import.meta.url), [database.url, chain, String(each)])
  })
  await Promise.all(started.map((child) => once(child, 'message')))
  const begun = performance.now()
  for (const child of started) child.send('go')
  const codes = await Promise.all(started.map((child) => once(child, 'exit')))
  const seconds = (performance.now() - begun) / 1_000
  expect(codes.map(([code]) => code)).toEqual(Array(writers).fill(0))
  expect(await verifyAudit(database.db, chain)).toMatchObject({ ok: true, count: writers * each })
  await annotate(`${Math.round((writers * each) / seconds)} appends/s with ${writers} writers`)
})

test('behavior: entries of many requests share transactions, and fail alone', { timeout: 60_000 }, async ({
  annotate,
}) => {
  const [chain, count] = [newChain(), 600]
  const db = openDatabase(database.url, pino({ level: 'silent' }), { max: 4 })
  const writers = [createAuditWriter(db), createAuditWriter(database.db)]
  const started = performance.now()
  const write = (one: AuditEntry, index: number) => writers[index % 2]?.(one)
  const written = Array.from({ length: count }, (_, index) => write(entry(chain, index), index))
  const wrong = write({ ...entry(chain), subject: '' }, 0)
  await expect(wrong).rejects.toThrow('audit: the subject')
  await Promise.all(written)
  await annotate(`${Math.round(count / ((performance.now() - started) / 1_000))} appends/s with 2 writers`)
  expect(await verifyAudit(database.db, chain)).toMatchObject({ ok: true, count })

  // Those of a batch that was not stored all fail, and the next ones do not.
  await sql`alter table audit rename to audit_away`.execute(database.db)
  const lost = await Promise.allSettled([1, 2, 3].map((index) => writers[0]?.(entry(chain, index))))
  await sql`alter table audit_away rename to audit`.execute(database.db)
  expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await writers[0]?.(entry(chain, count))
  expect(await verifyAudit(database.db, chain)).toMatchObject({ ok: true, count: count + 1 })
  await db.destroy()
})

test('behavior: a long chain is read in pages', { timeout: 60_000 }, async ({ annotate }) => {
  const chain = newChain()
  const db = openDatabase(database.url, pino({ level: 'silent' }), { max: 4 })
  await db.transaction().execute(async (tx) => {
    for (let index = 0; index < 2_500; index++) await appendAudit(tx, entry(chain, index))
  })
  const started = performance.now()
  expect(await verifyAudit(db, chain)).toMatchObject({ ok: true, count: 2_500 })
  await annotate(`2,500 entries verified in ${Math.round(performance.now() - started)} ms`)
  await tamper(`update audit set kind = 'x' where chain = '${chain}' and sequence = 2001`)
  expect(faultOf(await verifyAudit(db, chain))).toBe('changed 2001')
  await db.destroy()
})
