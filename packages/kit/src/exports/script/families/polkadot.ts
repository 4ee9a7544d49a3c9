import type { Network } from '@latchkey/chains/driver'
import { kusamaAssetHub, polkadot, polkadotAssetHub } from '@latchkey/chains/polkadot'
import type { ScriptFamily } from '../scriptFamily.ts'

export * from '../../families/polkadot.ts'

const networks: Readonly<Record<string, Network>> = {
  polkadot: polkadotAssetHub,
  'polkadot:kusama': kusamaAssetHub,
}

const family: ScriptFamily = {
  networkOf: (name) => (Object.hasOwn(networks, name) ? networks[name] : undefined),
  driver: (networks) => polkadot({ networks }),
}
export default family
