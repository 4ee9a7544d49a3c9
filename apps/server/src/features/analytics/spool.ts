import {
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  stat,
  unlink,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { analyticsUnavailable } from '@latchkey/protocol/catalogue'
import type { Logger } from 'pino'
import { Refusal } from '../../refusal.ts'
import { frame, maxFrame, readFrames } from './frames.ts'
import { lockFolder } from './lockFolder.ts'

/**
 * What was accepted and is not stored yet, on disk. Records are appended to
 * numbered segments and read back in order; what was acknowledged is not read
 * again, and segments that were read to their end are deleted.
 *
 * One process a folder.
 */
export type Spool = {
  /**
   * Resolves once the records are in the file, and safe there against a loss
   * of power too unless `sync` is off. Rejects with a refusal when there is no room.
   */
  append(records: readonly Buffer[]): Promise<void>
  /** The first records that were not acknowledged. None: everything is. */
  read(max: number): Promise<Spool.Batch>
  /** These, and all before them, are stored elsewhere. */
  acknowledge(position: Spool.Position): Promise<void>
  /** Resolves when there is something to read, or when the signal aborts. */
  waitForRecords(signal: AbortSignal): Promise<void>
  /** Of what is not acknowledged. */
  bytes(): number
  close(): Promise<void>
}

export declare namespace Spool {
  /** Everything before this byte of this segment. */
  type Position = { readonly segment: number; readonly offset: number }
  type Batch = { readonly records: Buffer[]; readonly end: Position }
  type Options = {
    folder: string
    /** Of what is not acknowledged; beyond it records are refused. */
    maxBytes: number
    log: Pick<Logger, 'warn'>
    /** False leaves it to the system when bytes reach the disk: only a loss of power can then lose any. @default true */
    sync?: boolean | undefined
    /** @default an eighth of `maxBytes`, at most 8 MiB */
    segmentBytes?: number | undefined
  }
}

type Segment = { readonly number: number; readonly path: string; size: number }
type Waiting = { readonly bytes: Buffer; resolve(): void; reject(reason: unknown): void }

/** Bytes that may wait for the disk in memory. */
const maxQueued = 16 << 20
/** Bytes read at a time: more than the largest record. */
const chunk = 4 * maxFrame

export async function openSpool(options: Spool.Options): Promise<Spool> {
  const { folder, maxBytes, log, sync = true } = options
  const segmentBytes = options.segmentBytes ?? Math.min(8 << 20, Math.ceil(maxBytes / 8))
  await mkdir(folder, { recursive: true })
  const unlock = await lockFolder(folder)
  const ackPath = join(folder, 'acknowledged')

  // In order. What an earlier process left is only read; this one writes to new segments.
  const segments = await listSegments(folder)
  let acknowledged = await readAcknowledged(ackPath)
  let next = Math.max(acknowledged.segment, segments.at(-1)?.number ?? 0) + 1
  let active: { segment: Segment; file: FileHandle } | undefined
  let waiting: Waiting[] = []
  let queued = 0
  let writing: Promise<void> | undefined
  let closed = false
  const wakers = new Set<() => void>()
  await deleteBefore(acknowledged)

  function bytes(): number {
    const total = segments.reduce((sum, { size }) => sum + size, 0)
    const [first] = segments
    return total - (first?.number === acknowledged.segment ? Math.min(acknowledged.offset, first.size) : 0)
  }

  async function append(records: readonly Buffer[]): Promise<void> {
    if (closed) throw new Refusal(analyticsUnavailable, { retryAfter: 5 })
    if (!records.length) return
    const framed = Buffer.concat(records.map(frame))
    if (queued + framed.length > maxQueued || bytes() + queued + framed.length > maxBytes)
      throw new Refusal(analyticsUnavailable, { retryAfter: 30 })
    queued += framed.length
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    waiting.push({ bytes: framed, resolve, reject })
    writing ??= writeAll()
    return promise
  }

  /** Whatever comes while the disk is busy goes into the next write together. */
  async function writeAll(): Promise<void> {
    while (waiting.length) {
      const group = waiting
      waiting = []
      const block = Buffer.concat(group.map(({ bytes }) => bytes))
      try {
        await write(block)
        for (const { resolve } of group) resolve()
        for (const wake of wakers) wake()
      } catch (cause) {
        log.warn({ reason: (cause as NodeJS.ErrnoException).code }, 'events could not be written to disk')
        const refusal = new Refusal(analyticsUnavailable, { cause, retryAfter: 30 })
        for (const { reject } of group) reject(refusal)
      } finally {
        queued -= block.length
      }
    }
    // Here and not later: whoever appends from now on has to start anew.
    writing = undefined
  }

  async function write(block: Buffer): Promise<void> {
    if (active && active.segment.size > 0 && active.segment.size + block.length > segmentBytes) await seal()
    active ??= await startSegment()
    const { segment, file } = active
    try {
      for (let done = 0; done < block.length; ) {
        const { bytesWritten } = await file.write(block, done, block.length - done, segment.size + done)
        done += bytesWritten
      }
      if (sync) await file.datasync()
      segment.size += block.length
    } catch (cause) {
      // Nobody may read what was refused; and should that fail too, its sender sends it again under the same id.
      await file.truncate(segment.size).catch(() => undefined)
      // What is in this segment can now be read to its end and deleted, which makes room.
      if (segment.size > 0) await seal()
      throw cause
    }
  }

  async function startSegment() {
    const number = next
    next += 1
    const path = join(folder, `${number}.segment`)
    const file = await open(path, 'wx')
    if (sync) await syncFolder(folder)
    const segment: Segment = { number, path, size: 0 }
    segments.push(segment)
    return { segment, file }
  }

  async function seal(): Promise<void> {
    const sealed = active
    active = undefined
    await sealed?.file.close().catch(() => undefined)
  }

  async function read(max: number): Promise<Spool.Batch> {
    const records: Buffer[] = []
    let end = acknowledged
    for (const segment of [...segments]) {
      if (segment.number < end.segment) continue
      if (segment.number > end.segment) end = { segment: segment.number, offset: 0 }
      while (records.length < max && end.offset < segment.size) {
        const length = Math.min(chunk, segment.size - end.offset)
        const part = await readPart(segment.path, end.offset, length)
        const { payloads, used, damaged } = readFrames(part, max - records.length)
        records.push(...payloads)
        if (damaged)
          log.warn({ segment: segment.number, bytes: damaged }, 'damaged bytes in the spool were left out')
        const isLast = end.offset + length >= segment.size || part.length < length
        // Nothing whole is left of the last part: its end was torn off when a process died.
        // Of another part the end may be the start of something whole.
        const step = used || (isLast ? segment.size - end.offset : length - maxFrame)
        end = { segment: segment.number, offset: end.offset + step }
      }
      if (records.length >= max) break
    }
    return { records, end }
  }

  async function acknowledge(position: Spool.Position): Promise<void> {
    // The folder may be another process's by now.
    if (closed) return
    acknowledged = position
    await deleteBefore(position)
    // Losing this file only means that some records are stored again, which changes nothing.
    await writeFile(`${ackPath}.new`, JSON.stringify(position))
      .then(() => rename(`${ackPath}.new`, ackPath))
      .catch((error: NodeJS.ErrnoException) =>
        log.warn({ reason: error.code }, 'the spool could not note its position'),
      )
  }

  async function deleteBefore({ segment: number, offset }: Spool.Position): Promise<void> {
    const isDone = (segment: Segment) =>
      segment.number < number || (segment.number === number && offset >= segment.size)
    for (let [first] = segments; first && first !== active?.segment && isDone(first); [first] = segments) {
      segments.shift()
      await unlink(first.path).catch(() => undefined)
    }
  }

  return {
    append,
    read,
    acknowledge,
    bytes,
    async waitForRecords(signal) {
      if (bytes() > 0 || signal.aborted) return
      const { promise, resolve } = Promise.withResolvers<void>()
      const wake = () => resolve()
      wakers.add(wake)
      signal.addEventListener('abort', wake)
      await promise
      signal.removeEventListener('abort', wake)
      wakers.delete(wake)
    },
    async close() {
      closed = true
      await writing
      await seal()
      await unlock()
    },
  }
}

async function listSegments(folder: string): Promise<Segment[]> {
  const numbers = (await readdir(folder))
    .map((name) => /^(\d{1,15})\.segment$/.exec(name)?.[1])
    .filter((number) => number !== undefined)
    .map(Number)
    .sort((a, b) => a - b)
  return Promise.all(
    numbers.map(async (number) => {
      const path = join(folder, `${number}.segment`)
      return { number, path, size: (await stat(path)).size }
    }),
  )
}

async function readAcknowledged(path: string): Promise<Spool.Position> {
  const text = await readFile(path, 'utf8').catch(() => '')
  const [, segment, offset] = /^\{"segment":(\d{1,15}),"offset":(\d{1,15})\}$/.exec(text) ?? []
  return { segment: Number(segment ?? 0), offset: Number(offset ?? 0) }
}

/** Makes the name of a new file as safe as its bytes. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

async function readPart(path: string, offset: number, length: number): Promise<Buffer> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    // Somebody deleted it; waiting would not bring it back.
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!file) return Buffer.alloc(0)
  try {
    const buffer = Buffer.allocUnsafe(length)
    const { bytesRead } = await file.read(buffer, 0, length, offset)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
