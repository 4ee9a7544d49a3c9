import { accountId, type ChainId } from '@latchkey/protocol/caip'
import {
  decodeAbiParameters,
  encodeFunctionData,
  getAddress,
  type Hex,
  pad,
  parseAbi,
  toEventSelector,
} from 'viem'
import { isBait } from '../../text/isBait.ts'
import type { Collectible, Collectibles } from '../chain.ts'
import type { CollectibleKey } from '../collectibleId.ts'
import { collectionNames } from './collectionNames.ts'
import type { EvmContext } from './context.ts'
import { createNode, type Log } from './node.ts'
import { readMany } from './readMany.ts'
import { transferTopic } from './scanLogs.ts'
import { seenLogs } from './seenLogs.ts'

/** Accounts with more mostly hold spam. */
const maxCollectibles = 1_000
/** Maximum length of a metadata URI, which may be a data URI with the metadata itself. */
const maxUriBytes = 512 * 1024

const single = toEventSelector('TransferSingle(address,address,address,uint256,uint256)')
const batch = toEventSelector('TransferBatch(address,address,address,uint256[],uint256[])')
const abi = parseAbi([
  'function ownerOf(uint256 id) view returns (address)',
  'function balanceOf(address owner, uint256 id) view returns (uint256)',
  'function tokenURI(uint256 id) view returns (string)',
  'function uri(uint256 id) view returns (string)',
])
const uints = { type: 'uint256[]' } as const
const uint = { type: 'uint256' } as const

/** NFTs an account currently owns. Logs tell which ids to query; the collections tell who owns them. */
export async function getCollectibles(
  context: EvmContext,
  chain: ChainId,
  owner: string,
  signal?: AbortSignal | undefined,
): Promise<Collectibles> {
  const at = await createNode(context.gateway, chain, signal).height(true)
  const word = pad(owner.toLowerCase() as Hex)
  const { complete, items } = await seenLogs(context, chain, at, {
    key: `evm:collected:${chain}:${owner}`,
    topics: [
      [transferTopic, null, word],
      [[single, batch], null, null, word],
    ],
    maxItems: maxCollectibles,
    toItems,
    signal,
  })
  const seen = [...items].map(([item, height]) => {
    const [kind, address, id] = item.split(':') as ['one' | 'many', Hex, string]
    return { kind, address, id: BigInt(id), height }
  })
  const reads = seen.map(({ address, id, kind }) => ({
    to: address,
    data: askHeld(kind === 'many', id, owner),
  }))
  const answers = await readMany(context, chain, reads, { at, signal })
  const held = seen
    .map((item, index) => {
      return { ...item, amount: readHeld(item.kind === 'many', answers[index], owner) }
    })
    .filter(({ amount }) => amount > 0n)
    .sort((a, b) => b.height - a.height)
  const addresses = [...new Set(held.map(({ address }) => address))]
  const names = await collectionNames(context, chain, addresses, signal)
  const collectibles = held.map(({ address, amount, id, kind }): Collectible => {
    const collectionName = names[addresses.indexOf(address)] ?? ''
    return {
      key: { chain, address, id, isMany: kind === 'many' },
      collection: accountId(chain, address),
      collectionName,
      amount,
      isSpam: isBait(collectionName),
    }
  })
  return { collectibles, complete }
}

/** Whether the account currently owns the NFT; false if the contract does not answer. */
export async function ownsCollectible(
  context: EvmContext,
  { address, chain, id, isMany }: CollectibleKey,
  owner: string,
  signal?: AbortSignal | undefined,
): Promise<boolean> {
  if (id === undefined) return false
  const read = { to: getAddress(address), data: askHeld(isMany, id, owner) }
  const [answer] = await readMany(context, chain, [read], { signal })
  return readHeld(isMany, answer, owner) > 0n
}

function askHeld(isMany: boolean, id: bigint, owner: string): Hex {
  return isMany
    ? encodeFunctionData({ abi, functionName: 'balanceOf', args: [owner as Hex, id] })
    : encodeFunctionData({ abi, functionName: 'ownerOf', args: [id] })
}

function readHeld(isMany: boolean, answer: Hex | undefined, owner: string): bigint {
  const word = answer?.length === 66 ? BigInt(answer) : 0n
  if (isMany) return word
  return word === BigInt(owner) ? 1n : 0n
}

/** Metadata URI of an NFT, or a data URI with the metadata; undefined if it has none. */
export async function getCollectibleUri(
  context: EvmContext,
  { address, chain, id, isMany }: CollectibleKey,
  signal?: AbortSignal | undefined,
): Promise<string | undefined> {
  if (id === undefined) return undefined
  const node = createNode(context.gateway, chain, signal)
  const data = encodeFunctionData({ abi, functionName: isMany ? 'uri' : 'tokenURI', args: [id] })
  try {
    const answer = await node.call(getAddress(address), data)
    if (answer.length > 2 * maxUriBytes) return undefined
    const [uri] = decodeAbiParameters([{ type: 'string' }], answer)
    // ERC-1155: one URI for all ids, with the id as 64 hex digits.
    return uri.replaceAll('{id}', id.toString(16).padStart(64, '0'))
  } catch {
    return undefined
  }
}

function toItems({ address, data, topics }: Log): readonly string[] {
  const contract = getAddress(address)
  if (topics[0] === transferTopic) return topics[3] ? [`one:${contract}:${BigInt(topics[3])}`] : []
  try {
    if (topics[0] === single) {
      const [id] = decodeAbiParameters([uint, uint], data as Hex)
      return [`many:${contract}:${id}`]
    }
    const [ids] = decodeAbiParameters([uints, uints], data as Hex)
    return ids.slice(0, maxCollectibles).map((id) => `many:${contract}:${id}`)
  } catch {
    // Any contract can emit a malformed log of a well-known event.
    return []
  }
}
