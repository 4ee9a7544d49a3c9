import { celestia, cosmos, cosmosHub, dydx, noble, osmosis, osmosisTestnet } from 'latchkey/cosmos'
import type { ExampleFamily } from '../readDrivers.ts'

const byName = { cosmosHub, osmosis, noble, celestia, dydx, osmosisTestnet } as const

/** `?cosmos=` adds the Cosmos Hub and Osmosis; `?cosmos=cosmosHub@http://127.0.0.1:26657` uses your own node. */
const family: ExampleFamily = {
  setting: 'cosmos',
  read(value) {
    if (value === null) return undefined
    const networks = value.split(',').flatMap((entry) => {
      const [name = '', url] = entry.split('@')
      const network = byName[name as keyof typeof byName]
      return network && url ? [{ ...network, rpcUrls: url.split('|') }] : []
    })
    return cosmos({ networks: networks.length ? networks : [cosmosHub, osmosis] })
  },
}
export default family
