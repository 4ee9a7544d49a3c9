import type { Break } from '../../scripts/faults.ts'
import { breakCluster } from '../relay/breakCluster.ts'
import { breakPeers } from '../relay/breakPeers.ts'
import { breakRelay } from '../relay/breakRelay.ts'
import { isStrayOfPeers } from '../relay/strayOfPeers.ts'
import { quick } from '../server/settings.ts'

process.on('unhandledRejection', (error) => {
  if (!isStrayOfPeers(error)) throw error
})

const faults: Record<string, (report: Parameters<Break>[0]) => Promise<void>> = {
  app: (report) => breakRelay('kill -9 of the process the app is on', report),
  wallet: (report) => breakRelay('kill -9 of the process the wallet is on', report),
  redis: (report) => breakRelay('a Redis that pauses for 5 s', report),
  network: (report) => breakRelay('a network that flaps', report),
  cluster: breakCluster,
  sdkApp: (report) => breakPeers('kill -9 of the process the app is on', report),
  sdkWallet: (report) => breakPeers('kill -9 of the process the wallet is on', report),
  sdkRedis: (report) => breakPeers('a Redis that pauses for 5 s', report),
  sdkNetwork: (report) => breakPeers('a network that flaps', report),
  ourApp: (report) => breakPeers('kill -9 of the process the app is on', report, 'ours'),
  ourWallet: (report) => breakPeers('kill -9 of the process the wallet is on', report, 'ours'),
  ourRedis: (report) => breakPeers('a Redis that pauses for 5 s', report, 'ours'),
  ourNetwork: (report) => breakPeers('a network that flaps', report, 'ours'),
}

/**
 * What happens to messages when a relay process, its Redis, a node of its cluster or the network fails.
 *
 * `pnpm faults relay redis network` runs only those; `FAULTS=quick` runs all with smaller loads, two at a time.
 */
const run: Break = async (report, wanted) => {
  const names = wanted.length ? wanted : Object.keys(faults)
  const unknown = names.filter((name) => !Object.hasOwn(faults, name))
  if (unknown.length)
    throw new Error(`No fault ${unknown.join(', ')}. There are: ${Object.keys(faults).join(', ')}`)
  const queue = [...names]
  const lane = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) await faults[name]?.(report)
  }
  await Promise.all(quick ? [lane(), lane()] : [lane()])
}

export default run
