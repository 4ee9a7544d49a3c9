import { devnet, mainnet, solana } from 'latchkey/solana'
import type { ExampleFamily } from '../readDrivers.ts'

const local = { ...devnet, id: 'solana:localnet', name: 'Solana Local', native: undefined } as const
const byName = { mainnet, devnet, localnet: local } as const

/** `?solana=` adds Solana; `?solana=localnet@http://127.0.0.1:8899` uses your own node. */
const family: ExampleFamily = {
  setting: 'solana',
  read(value) {
    if (value === null) return undefined
    const networks = value.split(',').flatMap((entry) => {
      const [name = '', url] = entry.split('@')
      const network = byName[name as keyof typeof byName]
      return network && url ? [{ ...network, rpcUrls: url.split('|') }] : []
    })
    return solana(networks.length ? { networks } : {})
  },
}
export default family
