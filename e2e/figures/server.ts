import type { Figure, Measure } from '../../scripts/figures.ts'
import { measureFamilies } from './server/measureFamilies.ts'
import { measureLatency } from './server/measureLatency.ts'
import { measureThroughput } from './server/measureThroughput.ts'
import { measureUnitCosts } from './server/unitCosts.ts'
import { wantedParts } from './wantedParts.ts'

const parts: Record<string, (report: (figure: Figure) => void) => Promise<void>> = {
  throughput: measureThroughput,
  latency: measureLatency,
  families: measureFamilies,
  costs: measureUnitCosts,
}

/**
 * What the server handles with one core: throughput, added latency, and costs per unit.
 *
 * `FIGURES=throughput,latency` measures only those parts. All but the costs alternate
 * between both sides, so that other load on the machine slows both alike; costs
 * are CPU time and bytes.
 */
const measure: Measure = async (report) => {
  const wanted = wantedParts(parts)
  for (const part of wanted) await part(report)
}

export default measure
