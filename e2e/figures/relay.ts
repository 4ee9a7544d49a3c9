import type { Figure, Measure } from '../../scripts/figures.ts'
import { measureCarrying } from './relay/measureCarrying.ts'
import { measureCluster } from './relay/measureCluster.ts'
import { measureKept } from './relay/measureKept.ts'
import { measureSockets } from './relay/measureSockets.ts'
import { measureTopics } from './relay/measureTopics.ts'
import { wantedParts } from './wantedParts.ts'

const parts: Record<string, (report: (figure: Figure) => void) => Promise<void>> = {
  carry: measureCarrying,
  topics: measureTopics,
  sockets: measureSockets,
  cluster: measureCluster,
  kept: measureKept,
}

/**
 * What one relay process handles per core, compared with plain Redis pub/sub,
 * and what its clients cost.
 *
 * `FIGURES=carry,sockets` measures only those. `SOCKETS=20000 HOLD=300` opens
 * that many sockets and holds them for 300 seconds, which needs a higher
 * `ulimit -n`; `TOPICS=1000000` sets the highest number of topics.
 */
const measure: Measure = async (report) => {
  const wanted = wantedParts(parts)
  for (const part of wanted) await part(report)
}

export default measure
