import type { ChainId } from '@latchkey/protocol/caip'
import { devnet, mainnet, testnet } from '../networks.ts'

export function networkName(chainId: ChainId): string | undefined {
  return [mainnet, devnet, testnet].find(({ id }) => id === chainId)?.name
}
