import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openFreeSpool } from './openFreeSpool.ts'

const folder = mkdtempSync(join(tmpdir(), 'latchkey-spools-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const open = () => openFreeSpool({ folder, maxBytes: 1 << 20, log: { warn: () => undefined } })

test('behavior: who shares a folder has a part of it alone, and finds what was left behind', async () => {
  const [first, second] = [await open(), await open()]
  await second.append([Buffer.from('waits')])
  expect((await first.read(10)).records).toEqual([])
  await second.close()
  const third = await open()
  expect((await third.read(10)).records.map(String)).toEqual(['waits'])
  await Promise.all([first.close(), third.close()])
})

test('behavior: a lock of another host holds while it is touched, a minute longer, and no more', async () => {
  const lock = join(folder, '0', 'lock')
  mkdirSync(join(folder, '0'), { recursive: true })
  writeFileSync(lock, 'elsewhere 1 5')
  const beside = await open()
  await beside.append([Buffer.from('beside')])
  await beside.close()
  utimesSync(lock, new Date(), new Date(Date.now() - 61_000))
  const taken = await open()
  expect((await taken.read(10)).records).toEqual([])
  const next = await open()
  expect((await next.read(10)).records.map(String)).toEqual(['beside'])
  await Promise.all([taken.close(), next.close()])
})
