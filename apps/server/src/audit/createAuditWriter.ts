import type { Kysely } from 'kysely'
import { appendAudit, checkAuditEntry } from './appendAudit.ts'
import type { AuditEntry } from './hashAudit.ts'

/** Other processes wait for a transaction, so it must not take long. */
const maxBatch = 100

/**
 * Appends entries of many requests to a chain. Its writers wait for each other's commits, so
 * entries that come at once are stored in one transaction: ten writers with one entry each
 * would be slower than one alone. Resolves once the entry is stored.
 */
export function createAuditWriter<Tables>(db: Kysely<Tables>): (entry: AuditEntry) => Promise<void> {
  let waiting: Waiting[] = []
  let isWriting = false

  async function writeAll(): Promise<void> {
    isWriting = true
    while (waiting.length > 0) {
      const batch = waiting.slice(0, maxBatch)
      waiting = waiting.slice(maxBatch)
      try {
        await db.transaction().execute(async (tx) => {
          for (const { entry } of batch) await appendAudit(tx, entry)
        })
        for (const { resolve } of batch) resolve()
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isWriting = false
  }

  return async (entry) => {
    // Now, so that it does not fail the others of its batch.
    checkAuditEntry(entry)
    return new Promise((resolve, reject) => {
      waiting.push({ entry, resolve, reject })
      if (!isWriting) void writeAll()
    })
  }
}

type Waiting = { entry: AuditEntry; resolve: () => void; reject: (error: unknown) => void }
