import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { type Drain, startDrain } from './drain.ts'
import { openUnlessUsed } from './openFreeSpool.ts'
import type { EventSink } from './sink.ts'
import type { Spool } from './spool.ts'

/** What processes that ended left in their folders, on its way to the store. */
export type AdoptedSpools = {
  /** Size of the records that wait in adopted folders. */
  bytes(): number
  /** Continues until the folders are empty or the deadline passes, then gives them back. */
  stop(deadline: number): Promise<void>
}

const lookEveryMs = 10_000

/**
 * Stores the events of processes that ended, now and from time to time: their folders would
 * wait until as many processes run again. A folder is locked while it is adopted, and the
 * store knows events by their ids, so none is stored twice.
 */
export function adoptSpools(options: adoptSpools.Options): AdoptedSpools {
  const { folder: parent, log, sink, tell, everyMs = lookEveryMs, onProgress } = options
  const adopted = new Map<string, { readonly spool: Spool; readonly drain: Drain }>()
  let isStopped = false

  async function look(): Promise<void> {
    for (const name of await readdir(parent)) {
      const folder = join(parent, name)
      if (isStopped || !/^\d+$/.test(name) || adopted.has(folder)) continue
      if (await hasSegments(folder)) await adopt(folder)
    }
  }

  async function adopt(folder: string): Promise<void> {
    const spool = await openUnlessUsed({ ...options, folder })
    if (!spool) return
    if (isStopped || spool.bytes() === 0) return spool.close()
    log.info({ folder, bytes: spool.bytes() }, 'storing the events of a process that ended')
    const drain = startDrain({ spool, sink, tell, log, isOnce: true, onProgress })
    adopted.set(folder, { spool, drain })
    onProgress()
    void drain.ended.then(async () => {
      await spool.close()
      adopted.delete(folder)
    })
  }

  let looking: Promise<void> | undefined
  const start = () => {
    looking ??= look()
      .catch((error: NodeJS.ErrnoException) =>
        log.warn({ reason: error.code }, 'folders of the spool cannot be read'),
      )
      .finally(() => {
        looking = undefined
      })
  }
  start()
  const timer = setInterval(start, everyMs).unref()

  return {
    bytes: () => [...adopted.values()].reduce((sum, { spool }) => sum + spool.bytes(), 0),
    async stop(deadline) {
      isStopped = true
      clearInterval(timer)
      await looking
      await Promise.all(
        [...adopted.values()].map(async ({ spool, drain }) => {
          await drain.stop(deadline)
          await spool.close()
        }),
      )
    },
  }
}

export declare namespace adoptSpools {
  type Options = Pick<Spool.Options, 'folder' | 'maxBytes'> & {
    sink: Pick<EventSink, 'write'>
    tell?: startDrain.Options['tell']
    log: Pick<Logger, 'info' | 'warn'>
    /** @default 10_000 */
    everyMs?: number | undefined
    /** Called after every batch, and when a folder was adopted. */
    onProgress(): void
  }
}

/** Locking the folder of a running process fails, but costs a file: not for those that are empty. */
async function hasSegments(folder: string): Promise<boolean> {
  return (await readdir(folder)).some((name) => name.endsWith('.segment'))
}
