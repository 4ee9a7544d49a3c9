import type { Network } from '../driver.ts'

/** Genesis hashes of mainnet, devnet and testnet. A private cluster has a new one every time. */
const clusters = new Set([
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
  'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY',
])

const known = new WeakMap<Network, Map<string, Promise<boolean>>>()

/**
 * Whether a node's answers are of the network: the balance on another cluster would be wrong.
 * Asked once per node. A network's id is the start of its genesis hash.
 */
export function isOfNetwork(
  network: Network,
  url: string,
  readGenesis: () => Promise<unknown>,
): Promise<boolean> {
  const nodes = known.get(network) ?? new Map<string, Promise<boolean>>()
  known.set(network, nodes)
  const asked =
    nodes.get(url) ??
    readGenesis().then(
      (genesis) => !clusters.has(String(genesis)) || `solana:${genesis}`.startsWith(network.id),
      (error: unknown) => {
        nodes.delete(url)
        throw error
      },
    )
  nodes.set(url, asked)
  return asked
}
