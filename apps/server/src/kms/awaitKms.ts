import { setTimeout as sleep } from 'node:timers/promises'
import type { Kms } from './kms.ts'
import { KmsError } from './kmsError.ts'

const givesUpAfterMs = 30_000
const pauseMs = 500

/** Checks a KMS when a process starts. Opening an HSM takes longer than a call may, on a busy machine too. */
export async function awaitKms(kms: Kms): Promise<void> {
  for (const end = performance.now() + givesUpAfterMs; ; await sleep(pauseMs))
    try {
      return await kms.health()
    } catch (error) {
      const isAway = error instanceof KmsError && error.kind === 'unavailable'
      if (!isAway || performance.now() > end) throw error
    }
}
