/**
 * Acts on all values at once, and waits until each has ended. Then it rejects with the first
 * error, if there is one: what follows must not meet an action that is still under way.
 */
export async function forEachAtOnce<Value>(
  values: readonly Value[],
  act: (value: Value) => Promise<void>,
): Promise<void> {
  const results = await Promise.allSettled(values.map(act))
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
