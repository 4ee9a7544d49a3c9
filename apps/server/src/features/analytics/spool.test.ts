import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSpool, type Spool } from './spool.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spool-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const log = { warn: () => undefined }
const openOne = (options: Partial<Spool.Options> = {}) =>
  openSpool({ folder, maxBytes: 64 << 20, log, ...options })

const numbered = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => Buffer.from(`record ${from + index}`))

async function readAll(spool: Spool, batch = 100): Promise<string[]> {
  const all: string[] = []
  while (spool.bytes() > 0) {
    const { records, end } = await spool.read(batch)
    all.push(...records.map(String))
    await spool.acknowledge(end)
  }
  return all
}

test('behavior: records are read back in order, again until they are acknowledged', async () => {
  const spool = await openOne()
  await spool.append(numbered(5))
  await spool.append(numbered(5, 5))
  const first = await spool.read(3)
  expect(first.records.map(String)).toEqual(['record 0', 'record 1', 'record 2'])
  expect((await spool.read(3)).records).toEqual(first.records)
  await spool.acknowledge(first.end)
  expect(await readAll(spool)).toEqual(numbered(10).slice(3).map(String))
  expect(spool.bytes()).toBe(0)
  expect((await spool.read(3)).records).toEqual([])
  await spool.close()
})

test('behavior: a later process goes on where the last one had acknowledged', async () => {
  const first = await openOne()
  await first.append(numbered(10))
  await first.acknowledge((await first.read(4)).end)
  await first.close()

  const second = await openOne()
  await second.append(numbered(2, 10))
  expect(await readAll(second)).toEqual(numbered(12).slice(4).map(String))
  await second.close()

  const third = await openOne()
  expect(third.bytes()).toBe(0)
  await third.close()
})

test('behavior: segments that were read to their end are deleted', async () => {
  const spool = await openOne({ segmentBytes: 200 })
  for (let index = 0; index < 50; index += 1) await spool.append(numbered(1, index))
  expect(segmentsOf(folder).length).toBeGreaterThan(3)
  expect(await readAll(spool, 7)).toEqual(numbered(50).map(String))
  expect(segmentsOf(folder).length).toBeLessThanOrEqual(1)
  await spool.close()
})

test('behavior: what comes at one time is written together, and all of it', async () => {
  const spool = await openOne()
  await Promise.all(Array.from({ length: 500 }, (_, index) => spool.append(numbered(1, index))))
  // An append right after the previous one resolves must not be lost between two writes.
  for (let index = 500; index < 600; index += 1) await spool.append(numbered(1, index))
  expect(await readAll(spool)).toEqual(numbered(600).map(String))
  await spool.close()
})

test('error: beyond its bytes it refuses, until what it holds is acknowledged', async () => {
  const spool = await openOne({ maxBytes: 1_000 })
  await spool.append([Buffer.alloc(600)])
  await expect(spool.append([Buffer.alloc(600)])).rejects.toMatchObject({
    entry: { code: 'analytics/unavailable', status: 503 },
    retryAfter: 30,
  })
  await spool.acknowledge((await spool.read(10)).end)
  await spool.append([Buffer.alloc(600)])
  await spool.close()
})

test('error: damage in the middle costs the damaged record alone', async () => {
  const spool = await openOne()
  await spool.append(numbered(100))
  await spool.close()
  const [path = ''] = segmentsOf(folder)
  const bytes = readFileSync(path)
  const at = bytes.indexOf('record 50')
  bytes[at] = 0
  writeFileSync(path, bytes)
  const again = await openOne()
  expect(await readAll(again)).toEqual(
    numbered(100)
      .map(String)
      .filter((text) => text !== 'record 50'),
  )
  await again.close()
})

test('error: a torn end, a lost note and a deleted segment do not stop it', async () => {
  const spool = await openOne({ segmentBytes: 500 })
  for (let index = 0; index < 60; index += 1) await spool.append(numbered(1, index))
  const [first = '', second = ''] = segmentsOf(folder)
  await spool.close()
  appendFileSync(first, Buffer.from([0x1e, 0xe7, 200, 0, 0, 0, 1, 2, 3, 4, 5]))
  writeFileSync(join(folder, 'acknowledged'), 'nonsense')
  const again = await openOne({ segmentBytes: 500 })
  rmSync(second)
  const read = await readAll(again)
  expect(read.slice(0, 10)).toEqual(numbered(10).map(String))
  expect(read.at(-1)).toBe('record 59')
  expect(read.length).toBeGreaterThan(20)
  await again.close()
})

test('error: a second process may not use the folder; a dead one may be followed', async () => {
  const spool = await openOne()
  await expect(openOne()).rejects.toThrow('a folder of its own')
  await spool.close()
  // The same process id with another start time.
  writeFileSync(join(folder, 'lock'), `${hostname()} ${process.pid} 1`)
  const next = await openOne()
  await next.close()
})

test('error: kill -9: whatever was accepted is read back, once', { timeout: 20_000 }, async () => {
  const script = fileURLToPath(new URL('./testingWriter.ts', import.meta.url))
  const accepted = new Set<number>()
  let start = 0
  for (const lifetime of [60, 150, 250]) {
    const child = spawn(process.execPath, [script, folder, `${start}`], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let text = ''
    child.stdout.on('data', (data) => {
      text += data
    })
    await once(child.stdout, 'data')
    await new Promise((resolve) => setTimeout(resolve, lifetime))
    const gone = once(child, 'close')
    child.kill('SIGKILL')
    await gone
    // The last line may be truncated.
    for (const line of text.slice(0, text.lastIndexOf('\n')).split('\n')) accepted.add(Number(line))
    start = Math.max(...accepted) + 100
  }
  const spool = await openOne()
  const read = (await readAll(spool, 1_000)).map((text) => Number(text.split(' ')[0]))
  await spool.close()
  expect(accepted.size).toBeGreaterThan(30)
  const found = new Set(read)
  expect([...accepted].filter((number) => !found.has(number))).toEqual([])
  expect(found.size).toBe(read.length)
})

// Only root may mount a small disk.
test.runIf(process.getuid?.() === 0)(
  'error: a full disk: refuses, lives, and goes on when there is room',
  async () => {
    const disk = join(folder, 'disk')
    mkdirSync(disk)
    run('mount', '-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', disk)
    try {
      const spool = await openOne({ folder: disk })
      const accepted: string[] = []
      const refusals: unknown[] = []
      const record = (index: number) => `${index} ${'x'.repeat(5_000)}`
      for (let index = 0; index < 100; index += 1)
        await spool.append([Buffer.from(record(index))]).then(
          () => accepted.push(record(index)),
          (error: unknown) => refusals.push(error),
        )
      expect(accepted.length).toBeGreaterThan(20)
      expect(refusals.length).toBeGreaterThan(20)
      expect(refusals[0]).toMatchObject({
        entry: { code: 'analytics/unavailable' },
        cause: { code: 'ENOSPC' },
      })
      expect(segmentsOf(disk).length).toBeLessThanOrEqual(2)
      // Everything accepted is there and nothing refused; reading frees space.
      expect(await readAll(spool)).toEqual(accepted)
      const after = Array.from({ length: 30 }, (_, index) => record(index))
      await spool.append(after.map((text) => Buffer.from(text)))
      // A refused batch leaves nothing behind, not even for the next process.
      await expect(spool.append([...after, ...after].map((text) => Buffer.from(text)))).rejects.toThrow()
      await spool.close()
      const next = await openOne({ folder: disk })
      expect(await readAll(next)).toEqual(after)
      await next.close()
    } finally {
      // Immediately, even if a failed expectation left the spool open.
      run('umount', '--lazy', disk)
    }
  },
)

function run(program: string, ...args: string[]): void {
  execFileSync(program, args)
}

function segmentsOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.segment'))
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .map((name) => join(folder, name))
}
