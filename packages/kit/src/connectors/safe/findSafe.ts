import { openChannel } from './safeChannel.ts'
import { createSafeProvider, readSafe, type SafeMemory, type SafeProvider } from './safeProvider.ts'

/** The Safe may be busy loading when the app is there already. */
const attemptTimeoutsMs = [500, 1_500, 3_000]

/** The provider of the Safe around this page; undefined if none answers in time. */
export async function findSafe({
  origins,
  signal,
  ...memory
}: findSafe.Args): Promise<SafeProvider | undefined> {
  const life = new AbortController()
  const channel = openChannel({ origins, signal: AbortSignal.any([signal, life.signal]) })
  for (const timeoutMs of attemptTimeoutsMs) {
    if (signal.aborted) break
    const safe = readSafe(await channel.ask('getSafeInfo', undefined, timeoutMs).catch(() => undefined))
    if (safe) return createSafeProvider({ ...memory, channel, safe, signal })
  }
  life.abort()
  return undefined
}

export declare namespace findSafe {
  type Args = SafeMemory & { origins: readonly string[]; signal: AbortSignal }
}
