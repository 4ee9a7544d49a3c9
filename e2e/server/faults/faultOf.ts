import type { Fault } from '../../../scripts/faults.ts'
import type { Load } from '../fireAtRate.ts'

/** Creates a row of the table from a load run. */
export function faultOf(fault: string, load: Load, more: faultOf.More = {}): Fault {
  const { lost = 0, ok = true, note = '' } = more
  const times = `p50 ${load.p50.toFixed(1)} ms, p99 ${load.p99.toFixed(0)} ms, max ${load.max.toFixed(0)} ms`
  const reasons = Object.entries(load.reasons)
    .slice(0, 4)
    .map(([reason, count]) => `${count} × ${reason}`)
  return {
    fault,
    requests: load.requests,
    failures: load.failures,
    lost,
    ok: ok && load.failures === 0 && lost === 0,
    note: [note, times, ...reasons].filter(Boolean).join('; '),
  }
}

export declare namespace faultOf {
  type More = { lost?: number; ok?: boolean; note?: string }
}
