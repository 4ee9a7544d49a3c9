import { base, evm, foundry, mainnet, optimism, polygon } from 'latchkey/evm'
import type { ExampleFamily } from '../readDrivers.ts'

const known = [mainnet, base, optimism, polygon, foundry]

/**
 * `?rpc=31337@http://127.0.0.1:8545,1@http://127.0.0.1:8546` sets the
 * networks and their nodes; the default is the public networks.
 * `?rpc=none` removes EVM chains from the page.
 */
const family: ExampleFamily = {
  setting: 'rpc',
  read: (value) => (value === 'none' ? undefined : evm({ networks: readNetworks(value) })),
}
export default family

function readNetworks(rpc: string | null) {
  if (!rpc) return [mainnet, base, optimism, polygon] as const
  return rpc.split(',').map((entry) => {
    const [id, url = ''] = entry.split('@')
    const chain = known.find((chain) => chain.id === Number(id))
    const template = chain ?? { ...foundry, id: Number(id), name: `Local ${id}` }
    return { ...template, rpcUrls: { default: { http: url.split('|') } } }
  })
}
