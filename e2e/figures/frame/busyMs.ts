/** One signature: when it began and ended, and when the worker waited for the server, in ms. */
export type Run = {
  readonly started: number
  readonly ended: number
  readonly waits: readonly (readonly [from: number, to: number])[]
}

/** The time of a run in which it did not wait. Waits may overlap. */
export function busyMs({ started, ended, waits }: Run): number {
  let waited = 0
  let until = started
  for (const [from, to] of waits.toSorted(([a], [b]) => a - b)) {
    const begin = Math.max(from, until)
    if (to > begin) waited += to - begin
    until = Math.max(until, to)
  }
  return ended - started - waited
}
