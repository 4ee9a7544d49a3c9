import type { Figure, Measure } from '../../scripts/figures.ts'
import { measureLatency } from './server/measureLatency.ts'
import { measureThroughput } from './server/measureThroughput.ts'
import { measureUnitCosts } from './server/unitCosts.ts'
import { wantedParts } from './wantedParts.ts'

const parts: Record<string, (report: (figure: Figure) => void) => Promise<void>> = {
  throughput: measureThroughput,
  latency: measureLatency,
  costs: measureUnitCosts,
}

/**
 * What the server does with one core: answers, what it adds to a call, and what each thing costs.
 *
 * `FIGURES=throughput,latency` measures only those parts. Those two compare
 * in turns, so that a busy machine slows both sides; the costs are processor
 * time and bytes.
 */
const measure: Measure = async (report) => {
  const wanted = wantedParts(parts)
  for (const part of wanted) await part(report)
}

export default measure
