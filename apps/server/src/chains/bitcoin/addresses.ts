import { idOf } from '@latchkey/chains/bitcoin/chainIds'
import { type BitcoinChain, mainnet } from '@latchkey/chains/bitcoin/networks'
import { readAddress, toAddress } from '@latchkey/chains/bitcoin/readAddress'
import type { Network } from '@latchkey/chains/driver'
import type { ChainId } from '@latchkey/protocol/caip'

const chains = ['mainnet', 'testnet', 'testnet4', 'signet', 'regtest'] as const satisfies BitcoinChain[]
const networks = new Map<ChainId, Network>(
  chains.map((chain) => [idOf(chain), { ...mainnet, id: idOf(chain), native: { chain } }]),
)

/** Whether the text is an address with a valid checksum, on the chain if there is one. */
export function isAddress(value: string, chain?: ChainId | undefined): boolean {
  if (chain === undefined) return readAddress(value) !== undefined
  const network = networks.get(chain)
  // An operator's own network is a local one, as in the kit.
  return (
    toAddress(value, network ?? { ...mainnet, native: undefined }) !== undefined && value === value.trim()
  )
}

/** In lower case if Bech32, as nodes write it. */
export function normalise(address: string): string {
  return readAddress(address)?.address ?? address
}
