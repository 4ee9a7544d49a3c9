import type { Figure, Measure } from '../../scripts/figures.ts'
import { measureCarrying } from './relay/measureCarrying.ts'
import { measureSockets } from './relay/measureSockets.ts'
import { measureTopics } from './relay/measureTopics.ts'
import { wantedParts } from './wantedParts.ts'

const parts: Record<string, (report: (figure: Figure) => void) => Promise<void>> = {
  carry: measureCarrying,
  topics: measureTopics,
  sockets: measureSockets,
}

/**
 * What one process of the relay does with a core, beside Redis pub/sub with
 * nothing around it, and what its clients cost.
 *
 * `FIGURES=carry,sockets` measures only those. `SOCKETS=20000 HOLD=300` opens
 * that many and holds them for so many seconds, which needs `ulimit -n` above
 * both; `TOPICS=1000000` goes up to so many topics.
 */
const measure: Measure = async (report) => {
  const wanted = wantedParts(parts)
  for (const part of wanted) await part(report)
}

export default measure
