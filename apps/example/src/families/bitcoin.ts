import { bitcoin, mainnet, regtest, signet, testnet4 } from 'latchkey/bitcoin'
import type { ExampleFamily } from '../readDrivers.ts'

// Blocks are mined on command there, so waits ask more often.
const local = { ...regtest, blockTime: 5_000 }
const byName = { mainnet, regtest: local, signet, testnet4 } as const

/** `?bitcoin=` adds Bitcoin; `?bitcoin=regtest@http://127.0.0.1:3002` uses your own node. */
const family: ExampleFamily = {
  setting: 'bitcoin',
  read(value) {
    if (value === null) return undefined
    const networks = value.split(',').flatMap((entry) => {
      const [name = '', url] = entry.split('@')
      const network = byName[name as keyof typeof byName]
      if (!network || !url) return []
      const [first = '', ...others] = url.split('|')
      // An own node usually has Esplora's pages too.
      const explorer = network.explorer ?? { name: 'Esplora', url: first }
      return [{ ...network, rpcUrls: [first, ...others], explorer }]
    })
    return bitcoin(networks.length ? { networks } : {})
  },
}
export default family
