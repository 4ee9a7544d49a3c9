import type { Network } from '@latchkey/chains/driver'
import { devnet, mainnet, solana, testnet } from '@latchkey/chains/solana'
import type { ScriptFamily } from '../scriptFamily.ts'

export {
  devnet as solanaDevnet,
  mainnet as solanaMainnet,
  solana,
  testnet as solanaTestnet,
} from '../../families/solana.ts'

const networks: Readonly<Record<string, Network>> = {
  solana: mainnet,
  'solana:devnet': devnet,
  'solana:testnet': testnet,
}

const family: ScriptFamily = {
  networkOf: (name) => (Object.hasOwn(networks, name) ? networks[name] : undefined),
  driver: (networks) => solana({ networks }),
}
export default family
