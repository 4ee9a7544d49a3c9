import { merkleizeMetadata } from '@polkadot-api/merkleize-metadata'
import type { Network } from '../driver.ts'
import { prefixOf } from './networks.ts'
import type { Runtime } from './runtime.ts'

const digests = new WeakMap<Runtime, Uint8Array>()

/**
 * The digest of the metadata and of the network's coin. The runtime refuses a transaction signed
 * with another one, so metadata from a node that lies cannot change what is sent.
 *
 * @see https://polkadot-fellows.github.io/RFCs/approved/0078-merkleized-metadata.html
 */
export function digestMetadata(network: Network, runtime: Runtime): Uint8Array {
  const known = digests.get(runtime)
  if (known) return known
  const { decimals, symbol } = network.currency
  const digest = merkleizeMetadata(runtime.metadata, {
    decimals,
    tokenSymbol: symbol,
    base58Prefix: prefixOf(network),
    specVersion: runtime.specVersion,
  }).digest()
  digests.set(runtime, digest)
  return digest
}
