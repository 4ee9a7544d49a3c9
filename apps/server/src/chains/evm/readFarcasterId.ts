import type { ChainId } from '@latchkey/protocol/caip'
import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { Gateway } from '../../gateway/gateway.ts'
import { createNode } from './node.ts'

/** Optimism, where Farcaster registers its accounts. */
export const farcasterChain: ChainId = 'eip155:10'
/** @see https://docs.farcaster.xyz/reference/contracts/reference/id-registry */
export const farcasterRegistry: Hex = '0x00000000Fc6c5F01Fc30151999387Bb99A9f489b'
const abi = parseAbi(['function idOf(address owner) view returns (uint256 fid)'])

/** The Farcaster account that an address owns; `0n` if it owns none. Rejects if no node responds. */
export async function readFarcasterId(gateway: Gateway, owner: string): Promise<bigint> {
  const node = createNode(gateway, farcasterChain)
  const data = encodeFunctionData({ abi, functionName: 'idOf', args: [owner as Hex] })
  // Logins depend on this: two nodes must agree.
  const answer = await node.call(farcasterRegistry, data, await node.height(), { agreed: true })
  if (!/^0x[\da-fA-F]{64}$/.test(answer)) throw new Error('the registry answered with something else')
  return BigInt(answer)
}
