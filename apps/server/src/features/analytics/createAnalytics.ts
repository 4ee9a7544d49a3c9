import type { Kysely } from 'kysely'
import type { Chains } from '../../chains/chains.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/schema.ts'
import type { Metrics } from '../../metrics.ts'
import type { Project } from '../../projects/project.ts'
import type { HashKey } from '../../secrets/createHashKey.ts'
import { createKits, type Kit } from './createKits.ts'
import { prepareEvents } from './prepareEvents.ts'
import { type EventCount, readCounts } from './readCounts.ts'
import type { Spool } from './spool.ts'

/** Accepts events. */
export type Analytics = {
  /** Resolves to the number of accepted events, once they are on disk. */
  accept(events: readonly unknown[], caller: Analytics.Caller): Promise<number>
  /** Event counts of a project between two days, inclusive. */
  counts(query: Omit<readCounts.Options, 'db'>): Promise<EventCount[]>
  /** Versions of the kit in events that this process has accepted. */
  kits(): Kit[]
}

export declare namespace Analytics {
  type Caller = {
    project: Pick<Project, 'id' | 'analytics' | 'storeAddresses'>
    sdkType: string | undefined
    sdkVersion: string | undefined
    language?: string | undefined
    /** The visitor has opted out of tracking. */
    declined: boolean
  }
}

export function createAnalytics(options: createAnalytics.Options): Analytics {
  const { chains, db, spool, clock, hashKey, metrics } = options
  const kits = createKits(clock)
  return {
    kits: kits.list,
    counts: (query) => readCounts({ db, ...query }),
    async accept(events, { project, declined, sdkType, sdkVersion, language }) {
      if (declined || !project.analytics) {
        metrics?.events.inc({ outcome: 'declined' }, events.length)
        return 0
      }
      kits.note(sdkType, sdkVersion)
      const kept = prepareEvents(events, {
        project,
        sdkType,
        sdkVersion,
        language,
        now: clock(),
        hashKey: await hashKey(),
        isAddress: chains.isAddress,
      })
      metrics?.events.inc({ outcome: 'dropped' }, events.length - kept.length)
      await spool.append(kept.map((event) => Buffer.from(JSON.stringify(event)))).catch((cause: unknown) => {
        metrics?.events.inc({ outcome: 'refused' }, kept.length)
        throw cause
      })
      metrics?.events.inc({ outcome: 'accepted' }, kept.length)
      metrics?.spoolBytes.set(spool.bytes())
      return kept.length
    },
  }
}

export declare namespace createAnalytics {
  type Options = {
    db: Kysely<Database>
    spool: Pick<Spool, 'append' | 'bytes'>
    /** Finds addresses in events. */
    chains: Pick<Chains, 'isAddress'>
    clock: Clock
    /** Addresses are hashed with it. */
    hashKey: HashKey
    metrics?: Pick<Metrics, 'events' | 'spoolBytes'> | undefined
  }
}
