import { setTimeout as sleep } from 'node:timers/promises'
import type { Shared } from '../shared.ts'
import { SecretError } from './openSecret.ts'

const retryMs = 1_000

/** Rejects with a `SecretError` if `SECRET` is wrong; asks again while the database is unreachable. */
export async function checkSecret({ hashKey, draining, log }: checkSecret.Options): Promise<void> {
  for (let attempt = 0; !draining.signal.aborted; attempt++) {
    try {
      await hashKey()
      return
    } catch (error) {
      if (error instanceof SecretError) throw error
      if (attempt === 0) log.warn({ err: error }, 'SECRET is not checked until the database is reachable')
      await sleep(retryMs, undefined, { ref: false })
    }
  }
}

export declare namespace checkSecret {
  type Options = Pick<Shared, 'hashKey' | 'draining' | 'log'>
}
