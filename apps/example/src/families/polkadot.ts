import { kusamaAssetHub, polkadot, polkadotAssetHub } from 'latchkey/polkadot'
import type { ExampleFamily } from '../readDrivers.ts'

const byName = { polkadot: polkadotAssetHub, kusama: kusamaAssetHub } as const

/** `?polkadot=` adds Polkadot and Kusama; `?polkadot=polkadot@http://127.0.0.1:9944` uses your own node. */
const family: ExampleFamily = {
  setting: 'polkadot',
  read(value) {
    if (value === null) return undefined
    const networks = value.split(',').flatMap((entry) => {
      const [name = '', url] = entry.split('@')
      const network = byName[name as keyof typeof byName]
      return network && url ? [{ ...network, rpcUrls: url.split('|') }] : []
    })
    return polkadot({ networks: networks.length ? networks : [polkadotAssetHub, kusamaAssetHub] })
  },
}
export default family
