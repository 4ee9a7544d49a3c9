import type { ChainId } from '@latchkey/protocol/caip'
import {
  decodeFunctionResult,
  encodeFunctionData,
  getAddress,
  type Hex,
  namehash,
  parseAbi,
  toHex,
} from 'viem'
import { normalize, packetToBytes } from 'viem/ens'
import { RpcFailure } from '../../gateway/gateway.ts'
import { contractOf, type EvmContext } from './context.ts'
import { createNode, type EvmNode, isRevert } from './node.ts'

const abi = parseAbi([
  'function reverse(bytes lookupAddress, uint256 coinType) view returns (string name, address resolver, address reverseResolver)',
  'function resolve(bytes name, bytes data) view returns (bytes result, address resolver)',
])
const resolverAbi = parseAbi([
  'function addr(bytes32 node) view returns (address)',
  'function text(bytes32 node, string key) view returns (string)',
])
const maxNameLength = 255
const etherCoinType = 60n

/**
 * The ENS name of an address and the URI of its avatar. A name only counts if it
 * resolves back to the address. Off-chain names (CCIP-Read) are not followed: the
 * gateway URL would be chosen by a third party.
 *
 * @see https://docs.ens.domains/resolvers/universal
 */
export async function getIdentity(
  context: EvmContext,
  address: string,
  signal?: AbortSignal | undefined,
): Promise<{ name: string | null; avatar: string | null }> {
  const unnamed = { name: null, avatar: null }
  const chain = ensChain(context)
  const resolver = chain && contractOf(context, chain, 'ensUniversalResolver')
  if (!resolver) return unnamed
  const node = createNode(context.gateway, chain, signal)

  const reverse = encodeFunctionData({ abi, functionName: 'reverse', args: [address as Hex, etherCoinType] })
  const said = decode(await ask(node, resolver, reverse), (data) =>
    decodeFunctionResult({ abi, functionName: 'reverse', data }),
  )
  const name = said && toName(said[0])
  if (!name) return unnamed

  const id = namehash(name)
  const [owner, avatar] = await Promise.all([
    resolve(node, resolver, name, encodeFunctionData({ abi: resolverAbi, functionName: 'addr', args: [id] })),
    resolve(
      node,
      resolver,
      name,
      encodeFunctionData({ abi: resolverAbi, functionName: 'text', args: [id, 'avatar'] }),
    ),
  ])
  const leadsTo = decode(owner, (data) =>
    decodeFunctionResult({ abi: resolverAbi, functionName: 'addr', data }),
  )
  // The resolver checks this too, but depends on its operator.
  if (leadsTo === undefined || getAddress(leadsTo) !== getAddress(address)) return unnamed
  const picture = decode(avatar, (data) =>
    decodeFunctionResult({ abi: resolverAbi, functionName: 'text', data }),
  )
  return { name, avatar: picture || null }
}

/** Ethereum, or else the first chain that has a resolver. */
function ensChain(context: EvmContext): ChainId | undefined {
  const chains = Object.keys(context.chains) as ChainId[]
  return ['eip155:1' as const, ...chains].find((chain) => contractOf(context, chain, 'ensUniversalResolver'))
}

async function resolve(node: EvmNode, resolver: Hex, name: string, data: Hex): Promise<Hex | undefined> {
  const call = encodeFunctionData({ abi, functionName: 'resolve', args: [toHex(packetToBytes(name)), data] })
  return decode(
    await ask(node, resolver, call),
    (data) => decodeFunctionResult({ abi, functionName: 'resolve', data })[0],
  )
}

/** Undefined if the resolver reverts, as it does for every address without a name. */
async function ask(node: EvmNode, resolver: Hex, data: Hex): Promise<Hex | undefined> {
  try {
    return await node.call(resolver, data)
  } catch (error) {
    if (isRevert(error) || (error instanceof RpcFailure && error.error.data !== undefined)) return undefined
    throw error
  }
}

function decode<Value>(data: Hex | undefined, read: (data: Hex) => Value): Value | undefined {
  if (data === undefined || data === '0x') return undefined
  try {
    return read(data)
  } catch {
    return undefined
  }
}

/** Only normalised names: others could impersonate them. */
function toName(text: string): string | undefined {
  if (!text || text.length > maxNameLength) return undefined
  try {
    return normalize(text) === text ? text : undefined
  } catch {
    return undefined
  }
}
