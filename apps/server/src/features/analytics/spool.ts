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
import { frame, maxFrameBytes, readFrames } from './frames.ts'
import { lockFolder } from './lockFolder.ts'

/**
 * Accepted events that are not stored yet, on disk. Records are appended to numbered
 * segments and read back in order; acknowledged records are not read again, and
 * completely read segments are deleted.
 *
 * One process per folder.
 */
export type Spool = {
  /**
   * Resolves once the records are in the file; unless `sync` is off, they also survive a
   * power loss. Rejects with a refusal if the spool is full.
   */
  append(records: readonly Buffer[]): Promise<void>
  /** The first records after a position, or else of those that were not acknowledged; empty if there are none. */
  read(max: number, after?: Spool.Position): Promise<Spool.Batch>
  /** Marks these records, and all before them, as stored. */
  acknowledge(position: Spool.Position): Promise<void>
  /** Resolves when there are records to read, or when the signal aborts. */
  waitForRecords(signal: AbortSignal): Promise<void>
  /** Size of the records that are not acknowledged. */
  bytes(): number
  close(): Promise<void>
}

export declare namespace Spool {
  /** Everything before this byte of this segment. */
  type Position = { readonly segment: number; readonly offset: number }
  type Batch = { readonly records: Buffer[]; readonly end: Position }
  type Options = {
    folder: string
    /** Limit of records that are not acknowledged; further records are refused. */
    maxBytes: number
    log: Pick<Logger, 'warn'>
    /** False skips fsync: only a power loss can then lose records. @default true */
    sync?: boolean | undefined
    /** @default an eighth of `maxBytes`, at most 8 MiB */
    segmentBytes?: number | undefined
  }
}

type Segment = { readonly number: number; readonly path: string; size: number }
type Waiting = { readonly bytes: Buffer; resolve(): void; reject(reason: unknown): void }

/** Maximum size of records in memory that wait for the disk. */
const maxQueuedBytes = 16 << 20
/** Read size: more than the largest record. */
const chunkBytes = 4 * maxFrameBytes

export async function openSpool(options: Spool.Options): Promise<Spool> {
  const { folder, maxBytes, log, sync = true } = options
  const segmentBytes = options.segmentBytes ?? Math.min(8 << 20, Math.ceil(maxBytes / 8))
  await mkdir(folder, { recursive: true })
  const unlock = await lockFolder(folder)
  const ackPath = join(folder, 'acknowledged')

  // Sorted. Segments of an earlier process are only read; this one writes new segments.
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
    if (queued + framed.length > maxQueuedBytes || bytes() + queued + framed.length > maxBytes)
      throw new Refusal(analyticsUnavailable, { retryAfter: 30 })
    queued += framed.length
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    waiting.push({ bytes: framed, resolve, reject })
    writing ??= writeAll()
    return promise
  }

  /** Records that arrive during a write are combined into the next one. */
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
        log.warn({ reason: (cause as NodeJS.ErrnoException).code }, 'failed to write events to disk')
        const refusal = new Refusal(analyticsUnavailable, { cause, retryAfter: 30 })
        for (const { reject } of group) reject(refusal)
      } finally {
        queued -= block.length
      }
    }
    // Reset here and not later: an append from now on must start a new write.
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
      // Refused records must not be read. If truncating fails too, the sender's retry has the same ids.
      await file.truncate(segment.size).catch(() => undefined)
      // Seal the segment, so that it can be read to its end and deleted, which frees space.
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

  async function read(max: number, after = acknowledged): Promise<Spool.Batch> {
    const records: Buffer[] = []
    let end = after
    for (const segment of [...segments]) {
      if (segment.number < end.segment) continue
      if (segment.number > end.segment) end = { segment: segment.number, offset: 0 }
      while (records.length < max && end.offset < segment.size) {
        const length = Math.min(chunkBytes, segment.size - end.offset)
        const part = await readPart(segment.path, end.offset, length)
        const { payloads, used, damaged } = readFrames(part, max - records.length)
        records.push(...payloads)
        if (damaged)
          log.warn({ segment: segment.number, bytes: damaged }, 'skipped damaged bytes in the spool')
        const isLast = end.offset + length >= segment.size || part.length < length
        // No complete record is left. At the end of the last segment, a crash cut off a write.
        // Elsewhere, the end of this chunk may be the start of a complete record.
        const step = used || (isLast ? segment.size - end.offset : length - maxFrameBytes)
        end = { segment: segment.number, offset: end.offset + step }
      }
      if (records.length >= max) break
    }
    return { records, end }
  }

  async function acknowledge(position: Spool.Position): Promise<void> {
    // Another process may own the folder by now.
    if (closed) return
    acknowledged = position
    await deleteBefore(position)
    // Losing this file only means that some records are stored twice, which is idempotent.
    await writeFile(`${ackPath}.new`, JSON.stringify(position))
      .then(() => rename(`${ackPath}.new`, ackPath))
      .catch((error: NodeJS.ErrnoException) =>
        log.warn({ reason: error.code }, 'failed to save the spool position'),
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

/** Syncs the folder, so that the name of a new file survives a power loss. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

async function readPart(path: string, offset: number, length: number): Promise<Buffer> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    // The file was deleted; retrying would not help.
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
