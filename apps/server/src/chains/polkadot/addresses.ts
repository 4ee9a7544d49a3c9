import { kusamaAssetHub, polkadotAssetHub, prefixOf } from '@latchkey/chains/polkadot/networks'
import { parseSs58 } from '@latchkey/chains/polkadot/ss58'
import type { ChainId } from '@latchkey/protocol/caip'

const prefixes = new Map<ChainId, number>(
  [polkadotAssetHub, kusamaAssetHub].map((network) => [network.id, prefixOf(network)]),
)

/** Whether the text is an address with a valid checksum, and with the chain's prefix where that is known. */
export function isAddress(value: string, chain?: ChainId | undefined): boolean {
  const parsed = parseSs58(value)
  const prefix = chain && prefixes.get(chain)
  return parsed !== undefined && (prefix === undefined || parsed.prefix === prefix)
}
