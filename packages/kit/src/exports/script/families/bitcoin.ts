import { bitcoin, mainnet, signet, testnet4 } from '@latchkey/chains/bitcoin'
import type { Network } from '@latchkey/chains/driver'
import type { ScriptFamily } from '../scriptFamily.ts'

export {
  bitcoin,
  mainnet as bitcoinMainnet,
  signet as bitcoinSignet,
  testnet4 as bitcoinTestnet4,
} from '../../families/bitcoin.ts'

const networks: Readonly<Record<string, Network>> = {
  bitcoin: mainnet,
  'bitcoin:testnet4': testnet4,
  'bitcoin:signet': signet,
}

const family: ScriptFamily = {
  networkOf: (name) => (Object.hasOwn(networks, name) ? networks[name] : undefined),
  driver: (networks) => bitcoin({ networks }),
}
export default family
