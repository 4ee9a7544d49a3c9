import type { Break } from '../../scripts/faults.ts'
import { clockSkew } from '../server/faults/clockSkew.ts'
import { diskFull } from '../server/faults/diskFull.ts'
import { ingestLoss } from '../server/faults/ingestLoss.ts'
import { overAdmission } from '../server/faults/overAdmission.ts'
import { postgresLoss } from '../server/faults/postgresLoss.ts'
import { processLoss } from '../server/faults/processLoss.ts'
import { redisLoss } from '../server/faults/redisLoss.ts'
import { reorg } from '../server/faults/reorg.ts'
import { signInLoss } from '../server/faults/signInLoss.ts'
import { slowSockets } from '../server/faults/slowSockets.ts'
import { familyLoss, upstreamLoss } from '../server/faults/upstreamLoss.ts'
import { quick } from '../server/settings.ts'

const faults = {
  redis: redisLoss,
  postgres: postgresLoss,
  upstreams: upstreamLoss,
  families: familyLoss,
  processes: processLoss,
  ingest: ingestLoss,
  disk: diskFull,
  clocks: clockSkew,
  limits: overAdmission,
  reorg,
  sockets: slowSockets,
  signins: signInLoss,
} satisfies Record<string, (report: Parameters<Break>[0]) => Promise<void>>

/**
 * How the server behaves when a dependency fails, with real processes under load.
 *
 * `pnpm faults server redis disk` runs only those; `FAULTS=quick` runs all with smaller loads, two at a time.
 */
const run: Break = async (report, wanted) => {
  const names = wanted.length ? wanted : Object.keys(faults)
  const unknown = names.filter((name) => !Object.hasOwn(faults, name))
  if (unknown.length)
    throw new Error(`No fault ${unknown.join(', ')}. There are: ${Object.keys(faults).join(', ')}`)
  const queue = [...names] as (keyof typeof faults)[]
  const lane = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) await faults[name](report)
  }
  // Latencies are only meaningful one at a time; a quick run only checks for failures.
  await Promise.all(quick ? [lane(), lane()] : [lane()])
}

export default run
