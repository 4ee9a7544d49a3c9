import type { Shared } from './shared.ts'

/** Readiness for everyone: without the state of dependencies, which is for the operator. */
export async function publicReadiness({ draining, startup }: Pick<Shared, 'draining' | 'startup'>) {
  const wait = await startup.waitsFor()
  const isDraining = draining.signal.aborted
  return { ready: !isDraining && !wait, draining: isDraining, ...(wait && { reason: wait.reason }) }
}
