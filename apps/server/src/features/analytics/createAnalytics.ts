import type { Clock } from '../../clock.ts'
import type { Metrics } from '../../metrics.ts'
import type { Project } from '../projects/project.ts'
import { prepareEvents } from './prepareEvents.ts'
import type { Spool } from './spool.ts'

/** Takes in events. */
export type Analytics = {
  /** Resolves to how many were accepted, once those are on disk. */
  accept(events: readonly unknown[], caller: Analytics.Caller): Promise<number>
}

export declare namespace Analytics {
  type Caller = {
    project: Pick<Project, 'id' | 'analytics' | 'storeAddresses'>
    sdkType: string | undefined
    sdkVersion: string | undefined
    /** The visitor said not to be tracked. */
    declined: boolean
  }
}

export function createAnalytics(options: createAnalytics.Options): Analytics {
  const { spool, clock, secret, metrics } = options
  return {
    async accept(events, { project, declined, sdkType, sdkVersion }) {
      if (declined || !project.analytics) {
        metrics?.events.inc({ outcome: 'declined' }, events.length)
        return 0
      }
      const kept = prepareEvents(events, { project, sdkType, sdkVersion, now: clock(), secret })
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
    spool: Pick<Spool, 'append' | 'bytes'>
    clock: Clock
    /** The operator's; addresses are hashed with it. */
    secret: string
    metrics?: Pick<Metrics, 'events' | 'spoolBytes'> | undefined
  }
}
