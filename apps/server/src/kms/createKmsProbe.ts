import { setTimeout as later } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Kms } from './kms.ts'

export type KmsState = 'ok' | 'away'

/** Services charge for every call, and write it to their log. */
const okCacheMs = 60_000
const awayCacheMs = 5_000
const firstTimeoutMs = 300

/** Tells whether the key can be used, without making a probe wait: asks in the background. */
export function createKmsProbe(options: createKmsProbe.Options): () => Promise<KmsState> {
  const { open, clock, log } = options
  let known: { readonly at: number; readonly state: KmsState } | undefined
  let asking: Promise<KmsState> | undefined

  async function ask(): Promise<KmsState> {
    let state: KmsState = 'ok'
    try {
      await (await open()).health()
    } catch (error) {
      state = 'away'
      // Errors of a KMS have no secrets in their text.
      if (known?.state !== 'away') log.warn({ reason: (error as Error).message }, 'KMS cannot be used')
    }
    known = { at: clock(), state }
    asking = undefined
    return state
  }

  return async () => {
    const cacheMs = known?.state === 'ok' ? okCacheMs : awayCacheMs
    if (!known || clock() - known.at >= cacheMs) asking ??= ask()
    if (known) return known.state
    const timedOut = later<KmsState>(firstTimeoutMs, 'away', { ref: false })
    return asking ? Promise.race([asking, timedOut]) : timedOut
  }
}

export declare namespace createKmsProbe {
  type Options = { open: () => Promise<Kms>; clock: Clock; log: Logger }
}
