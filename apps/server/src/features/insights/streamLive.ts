import { setTimeout as sleep } from 'node:timers/promises'
import { retryLost } from '../../db/retryLost.ts'
import type { Parts } from '../../feature.ts'
import type { OpenStreams } from './openStreams.ts'

/** The client begins again, and is asked again who it is. */
const streamMs = 60_000
const readEveryMs = 1_000
const startMs = 1_000
const watchEveryMs = 10_000

/** Events of a project as they are stored. Ends after a minute, and when the process or the client leaves. */
export async function* streamLive(options: streamLive.Options): AsyncGenerator<string, void, undefined> {
  const { live, projectId, streams } = options
  const leave = streams.enter(projectId)
  const signal = AbortSignal.any([options.draining, options.signal, AbortSignal.timeout(streamMs)])
  try {
    let after = await retryLost(async () => {
      await live.watch(projectId)
      return (await live.read(projectId, undefined)).next
    }, startMs)
    let watchAt = performance.now() + watchEveryMs
    yield ': open\n\n'
    while (!signal.aborted) {
      await sleep(readEveryMs, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      if (performance.now() > watchAt) {
        await live.watch(projectId)
        watchAt += watchEveryMs
        yield ': still here\n\n'
      }
      const { next, events } = await live.read(projectId, after)
      after = next
      if (events.length) yield events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
    }
  } finally {
    leave()
  }
}

export declare namespace streamLive {
  type Options = {
    readonly live: Parts['eventStore']['live']
    readonly projectId: string
    readonly streams: OpenStreams
    readonly draining: AbortSignal
    readonly signal: AbortSignal
  }
}
