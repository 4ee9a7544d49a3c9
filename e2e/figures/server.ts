import type { Figure, Measure } from '../../scripts/figures.ts'
import { measureDay } from './server/measureDay.ts'
import { measureFamilies } from './server/measureFamilies.ts'
import { measureInsights } from './server/measureInsights.ts'
import { measureLatency } from './server/measureLatency.ts'
import { measureScale } from './server/measureScale.ts'
import { measureStart } from './server/measureStart.ts'
import { measureThroughput } from './server/measureThroughput.ts'
import { measureUnitCosts } from './server/unitCosts.ts'
import { wantedParts } from './wantedParts.ts'

const parts: Record<string, (report: (figure: Figure) => void) => Promise<void>> = {
  throughput: measureThroughput,
  latency: measureLatency,
  families: measureFamilies,
  costs: measureUnitCosts,
  start: measureStart,
  scale: measureScale,
  insights: measureInsights,
  day: measureDay,
}

/**
 * What the server handles with one core: throughput, added latency, and costs per unit.
 *
 * `FIGURES=throughput,latency` measures only those parts. They alternate between both
 * sides, as the families do, so that other load on the machine slows both alike; costs,
 * scale and the simulated day are CPU time and bytes. `DAY_ONE_OF=1000 DAY_SECONDS=1500`
 * simulates a day of more users.
 */
const measure: Measure = async (report) => {
  const wanted = wantedParts(parts)
  for (const part of wanted) await part(report)
}

export default measure
