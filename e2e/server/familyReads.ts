import { randomBytes } from 'node:crypto'
import type { Ask } from './ask.ts'
import { rpc } from './journey.ts'

/** A chain of each family besides EVM, served by familyNode.ts; its setting, and a read that can be cached. */
export type FamilyChain = {
  readonly name: string
  readonly chain: string
  readonly setting: string
  readonly method: string
  params(salt: string): readonly unknown[]
}

const regtest = '0f9188f13cb7b2c71f2a335e3a4fc328'
/** Chopsticks' genesis hash. */
const hub = '45'.repeat(16)

export const familyChains: readonly FamilyChain[] = [
  {
    name: 'Bitcoin',
    chain: `bip122:${regtest}`,
    setting: `RPC_BIP122_${regtest}`,
    method: 'address',
    params: (salt) => [`bcrt1q${salt.slice(0, 38)}`],
  },
  {
    name: 'Polkadot',
    chain: `polkadot:${hub}`,
    setting: `RPC_POLKADOT_${hub}`,
    method: 'state_getStorage',
    params: (salt) => [`0x${'26'.repeat(60)}${salt}`],
  },
  {
    name: 'Cosmos',
    chain: 'cosmos:cosmoshub-4',
    setting: 'RPC_COSMOSHUB',
    method: 'abci_query',
    params: (salt) => ['/cosmos.bank.v1beta1.Query/AllBalances', salt],
  },
]

/** A unique read of one of the chains in turn, so that no cache has its response. */
export function familyRead(projectId: string, index: number): Ask {
  const { chain, method, params } = familyChains[index % familyChains.length] as FamilyChain
  return rpc(projectId, method, params(randomBytes(20).toString('hex')), chain)
}
