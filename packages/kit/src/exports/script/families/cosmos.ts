import { celestia, cosmos, cosmosHub, dydx, noble, osmosis, osmosisTestnet } from '@latchkey/chains/cosmos'
import type { Network } from '@latchkey/chains/driver'
import type { ScriptFamily } from '../scriptFamily.ts'

export {
  celestia,
  cosmos,
  cosmosHub,
  dydx,
  noble,
  osmosis,
  osmosisTestnet,
} from '../../families/cosmos.ts'

const networks: Readonly<Record<string, Network>> = {
  cosmos: cosmosHub,
  'cosmos:osmosis': osmosis,
  'cosmos:noble': noble,
  'cosmos:celestia': celestia,
  'cosmos:dydx': dydx,
  'cosmos:osmosis-testnet': osmosisTestnet,
}

const family: ScriptFamily = {
  networkOf: (name) => (Object.hasOwn(networks, name) ? networks[name] : undefined),
  driver: (networks) => cosmos({ networks }),
}
export default family
