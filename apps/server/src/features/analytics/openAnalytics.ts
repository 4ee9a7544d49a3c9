import { statfs } from 'node:fs/promises'
import type { Parts } from '../../feature.ts'
import type { Shared } from '../../shared.ts'
import { adoptSpools } from './adoptSpools.ts'
import { type Analytics, createAnalytics } from './createAnalytics.ts'
import { startDrain } from './drain.ts'
import type { EventStore } from './openEventStore.ts'
import { openFreeSpool } from './openFreeSpool.ts'
import type { StoredEvent } from './sink.ts'
import { tellWebhooks } from './tellWebhooks.ts'

/** Spool, drain and store of one process. */
export type OpenAnalytics = Analytics & {
  /** Stores events for up to five seconds; the rest stays on disk. */
  close(): Promise<void>
}

type Options = Pick<Shared, 'chains' | 'config' | 'db' | 'clock' | 'hashKey' | 'log' | 'metrics'> & {
  eventStore: Pick<EventStore, 'sink' | 'live'>
  webhooks: Pick<Parts['webhooks'], 'add' | 'mayWant'>
}

/** Opens the spool and starts draining it. Throws a one-sentence error if the folder cannot be used. */
export async function openAnalytics(options: Options): Promise<OpenAnalytics> {
  const { chains, config, db, clock, eventStore, hashKey, log, metrics, webhooks } = options
  const folders = { folder: config.spoolFolder, maxBytes: config.spoolMaxBytes, log }
  const own = await openFreeSpool(folders)
  const { sink } = eventStore
  const tell = async (events: readonly StoredEvent[]) => {
    await eventStore.live.tell(events)
    await tellWebhooks(events, { db, webhooks })
  }
  const measure = async () => {
    metrics.spoolBytes.set(spool.bytes())
    // The folder may be gone with its disk.
    const disk = await statfs(config.spoolFolder).catch(() => undefined)
    metrics.spoolFreeBytes.set(disk ? disk.bavail * disk.bsize : 0)
  }
  metrics.spoolMaxBytes.set(config.spoolMaxBytes)
  metrics.collectors.add(measure)
  const onProgress = () => metrics.spoolBytes.set(spool.bytes())
  const adopted = adoptSpools({ ...folders, sink, tell, onProgress })
  const spool = { append: own.append, bytes: () => own.bytes() + adopted.bytes() }
  onProgress()
  const drain = startDrain({ spool: own, sink, tell, log, onProgress })
  return {
    ...createAnalytics({ chains, db, spool, clock, hashKey, metrics }),
    async close() {
      metrics.collectors.delete(measure)
      await Promise.all([drain.stop(5_000), adopted.stop(5_000)])
      await own.close()
    },
  }
}
