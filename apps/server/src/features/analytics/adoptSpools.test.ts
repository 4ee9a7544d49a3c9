import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adoptSpools } from './adoptSpools.ts'
import { openFreeSpool } from './openFreeSpool.ts'
import type { StoredEvent } from './sink.ts'
import { makeEvent } from './testingEvents.ts'

const log = { info: () => undefined, warn: () => undefined }
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'latchkey-adopt-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = () => openFreeSpool({ folder, maxBytes: 1 << 20, log })
const bytesOf = (event: StoredEvent) => Buffer.from(JSON.stringify(event))

/** Processes that share the folder, each with events; `ended` of them end with theirs unstored. */
async function leave(count: number, ended: readonly number[]) {
  const spools = []
  for (let index = 0; index < count; index++) spools.push(await open())
  const events = spools.map(() => makeEvent())
  for (const [index, spool] of spools.entries())
    await spool.append(events.slice(index, index + 1).map(bytesOf))
  for (const index of ended) await spools[index]?.close()
  return { spools, events, idsOf: (wanted: number[]) => wanted.map((index) => events[index]?.eventId).sort() }
}

/** A store that can be away. */
function createStore() {
  const ids: string[] = []
  const store = { ids, isAway: false, write }
  async function write(events: readonly StoredEvent[]) {
    if (store.isAway) throw new Error('away')
    ids.push(...events.map(({ eventId }) => eventId))
  }
  return store
}

test('behavior: folders of processes that ended are stored, and those in use are left alone', async () => {
  const { spools, idsOf } = await leave(4, [1, 3])
  const store = createStore()
  const adopted = adoptSpools({ folder, maxBytes: 1 << 20, log, sink: store, everyMs: 20, onProgress() {} })
  await vi.waitFor(() => expect(store.ids.toSorted()).toEqual(idsOf([1, 3])))
  await vi.waitFor(() => expect(readdirSync(join(folder, '3'))).toEqual(['acknowledged']))
  // Another ends while this one runs.
  await spools[0]?.close()
  await vi.waitFor(() => expect(store.ids.toSorted()).toEqual(idsOf([0, 1, 3])))
  await adopted.stop(1_000)
  await spools[2]?.close()
})

test('behavior: what waits while the store is away is counted, by one of the processes that share it', async () => {
  const { idsOf } = await leave(3, [0, 1, 2])
  const store = createStore()
  store.isAway = true
  const onProgress = vi.fn()
  const options = { folder, maxBytes: 1 << 20, log, sink: store, everyMs: 20, onProgress }
  const first = adoptSpools(options)
  const second = adoptSpools(options)
  const all = [0, 1, 2].flatMap((name) => readdirSync(join(folder, `${name}`), { withFileTypes: true }))
  expect(all.filter(({ name }) => name.endsWith('.segment'))).toHaveLength(3)
  const frameBytes = bytesOf(makeEvent()).length + 10
  await vi.waitFor(() => expect(first.bytes() + second.bytes()).toBe(3 * frameBytes))
  expect(onProgress).toHaveBeenCalled()
  // A process that starts now has a folder of its own.
  const own = await open()
  expect((await own.read(10)).records).toEqual([])
  store.isAway = false
  await vi.waitFor(() => expect(store.ids.toSorted()).toEqual(idsOf([0, 1, 2])), { timeout: 5_000 })
  await Promise.all([first.stop(1_000), second.stop(1_000), own.close()])
})

test('behavior: folders that are not empty when it stops are free for the next process', async () => {
  const { idsOf } = await leave(2, [0, 1])
  const store = createStore()
  store.isAway = true
  const options = { folder, maxBytes: 1 << 20, log, sink: store, everyMs: 20, onProgress() {} }
  const adopted = adoptSpools(options)
  await vi.waitFor(() => expect(adopted.bytes()).toBeGreaterThan(0))
  await adopted.stop(50)
  store.isAway = false
  const next = adoptSpools(options)
  await vi.waitFor(() => expect(store.ids.toSorted()).toEqual(idsOf([0, 1])))
  await next.stop(1_000)
})
