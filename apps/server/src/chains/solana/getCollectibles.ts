import { deriveAddress } from '@latchkey/chains/solana/deriveAddress'
import { accountId, type ChainId } from '@latchkey/protocol/caip'
import * as z from 'zod/mini'
import type { Cache } from '../../cache/cache.ts'
import { RpcFailure } from '../../gateway/gateway.ts'
import { isBait } from '../../text/isBait.ts'
import { sanitiseText } from '../../text/sanitiseText.ts'
import type { Collectible, Collectibles } from '../chain.ts'
import type { CollectibleKey } from '../collectibleId.ts'
import { decodeBase58 } from './base58.ts'
import { tokenPrograms } from './getHoldings.ts'
import { coreProgram, metadataProgram, type NftFacts, readNft } from './nftAccounts.ts'
import type { IndexedAsset, SolanaNode } from './node.ts'
import type { Offered } from './offered.ts'

export type NftReader = {
  readonly node: SolanaNode
  readonly chain: ChainId
  readonly cache: Cache
  readonly offered: Offered
}

/** Accounts with more mostly hold spam. */
const maxCollectibles = 1_000
/** Each with its metadata: nodes read 100 accounts at once. */
const batchSize = 50
const maxConcurrent = 4
const dayMs = 86_400_000
const methodNotFound = -32_601
/** The kind of an account of Metaplex Core, as base58. */
const coreAsset = '2'

/** Cached: what the chain says about an address, or that it is no NFT. */
const kept = z.nullable(
  z.object({
    name: z.string(),
    uri: z.string(),
    collection: z.optional(z.string()),
    owner: z.optional(z.string()),
  }),
)

/**
 * The NFTs that an account owns: tokens of both programs, and assets of Metaplex Core where a
 * node lists them. Compressed NFTs are not on the chain; they come from an indexer's node.
 */
export async function getCollectibles(reader: NftReader, owner: string): Promise<Collectibles> {
  const { chain, node } = reader
  const [tokens, indexed] = await Promise.all([heldTokens(node, owner), indexedAssets(reader, owner)])
  const cores = indexed ? [] : await coreAssets(reader, owner)
  const addresses = [...new Set([...tokens, ...cores])].slice(0, maxCollectibles)
  const facts = await readFacts(reader, addresses)
  const found = new Map<string, NftFacts>()
  for (const [index, address] of addresses.entries()) {
    const one = facts[index]
    if (one && (one.owner === undefined || one.owner === owner)) found.set(address, one)
  }
  for (const asset of indexed ?? []) if (!found.has(asset.id)) found.set(asset.id, toFacts(asset))
  const collections = [...new Set([...found.values()].flatMap(({ collection }) => collection ?? []))]
  const named = await readFacts(reader, collections)
  const names = new Map(collections.map((collection, index) => [collection, named[index]?.name ?? '']))
  const collectibles = [...found]
    .slice(0, maxCollectibles)
    .map(([address, { collection, name }]): Collectible => {
      const collectionName = (collection && names.get(collection)) ?? ''
      return {
        key: { chain, address, id: undefined, isMany: false },
        collection: accountId(chain, collection ?? address),
        collectionName,
        name,
        amount: 1n,
        // Anyone can make an NFT with any name and send it to anyone.
        isSpam: collection === undefined || isBait(name, collectionName),
      }
    })
  // The chain does not say when they came. The same order on every page.
  const wordOf = ({ collectionName, isSpam, key }: Collectible) =>
    `${Number(isSpam)}${collectionName}\n${key.address}`
  return { collectibles: collectibles.sort((a, b) => (wordOf(a) < wordOf(b) ? -1 : 1)), complete: true }
}

/** Whether the account currently owns the NFT. */
export async function ownsCollectible(
  reader: NftReader,
  key: CollectibleKey,
  owner: string,
): Promise<boolean> {
  if (key.id !== undefined) return false
  const [facts] = await readFresh(reader, [key.address])
  if (!facts) return (await indexedAsset(reader, key.address))?.ownership.owner === owner
  if (facts.owner !== undefined) return facts.owner === owner
  const accounts = await reader.node.tokenAccounts(owner, { mint: key.address })
  return accounts.some(({ tokenAmount }) => tokenAmount.amount === 1n)
}

/** The metadata URI of an NFT; undefined if it has none. */
export async function getCollectibleUri(reader: NftReader, key: CollectibleKey): Promise<string | undefined> {
  if (key.id !== undefined) return undefined
  const [facts] = await readFacts(reader, [key.address])
  return (facts ? facts.uri : (await indexedAsset(reader, key.address))?.content?.json_uri) || undefined
}

/** Mints of which the account has exactly one, without decimals. */
async function heldTokens(node: SolanaNode, owner: string): Promise<string[]> {
  const programs = await Promise.all(
    tokenPrograms.map((programId) => node.tokenAccounts(owner, { programId })),
  )
  return programs
    .flat()
    .filter(({ tokenAmount }) => tokenAmount.amount === 1n && tokenAmount.decimals === 0)
    .map(({ mint }) => mint)
}

async function coreAssets({ node, offered }: NftReader, owner: string): Promise<string[]> {
  const matches = [
    { offset: 0, bytes: coreAsset },
    { offset: 1, bytes: owner },
  ]
  const found = await offered('getProgramAccounts', () => node.programAccounts(coreProgram, matches))
  return found?.map(({ address }) => address) ?? []
}

/** What an indexer lists besides tokens; undefined if the nodes are plain ones. */
async function indexedAssets(
  { node, offered }: NftReader,
  owner: string,
): Promise<IndexedAsset[] | undefined> {
  const items = await offered('getAssetsByOwner', () => node.indexedOf(owner))
  return items?.filter(
    ({ burnt, compression, ownership, ...asset }) =>
      !burnt && ownership.owner === owner && (compression?.compressed || asset.interface === 'MplCoreAsset'),
  )
}

async function indexedAsset({ node, offered }: NftReader, id: string): Promise<IndexedAsset | undefined> {
  return (await offered('getAsset', () => node.indexed(id).catch(toUnknown))) ?? undefined
}

/** Indexers report an error for an asset that does not exist. */
function toUnknown(error: unknown): null {
  if (error instanceof RpcFailure && error.error.code !== methodNotFound) return null
  throw error
}

function toFacts({ content, grouping }: IndexedAsset): NftFacts {
  const name = content?.metadata?.name
  // Indexers leave out collections that are not verified, unless asked for them.
  const group = grouping?.find(({ group_key, verified }) => group_key === 'collection' && verified !== false)
  const collection = group?.group_value ?? undefined
  return {
    name: typeof name === 'string' ? sanitiseText(name, 80) : '',
    uri: content?.json_uri ?? '',
    collection: collection !== undefined && decodeBase58(collection)?.length === 32 ? collection : undefined,
    owner: undefined,
  }
}

/** Undefined for addresses that are no NFT. Cached for a day. */
async function readFacts(reader: NftReader, addresses: readonly string[]): Promise<(NftFacts | undefined)[]> {
  const { cache, chain } = reader
  const keyOf = (address: string) => `solana:nft:${chain}:${address}`
  const known = await Promise.all(addresses.map((address) => cache.get(keyOf(address))))
  const missing = addresses.filter((_, index) => known[index] === undefined)
  const read = await readFresh(reader, missing)
  await Promise.all(
    missing.map((address, index) => cache.set(keyOf(address), JSON.stringify(read[index] ?? null), dayMs)),
  )
  return addresses.map((address, index) => {
    const text = known[index]
    if (text === undefined) return read[missing.indexOf(address)]
    const facts = z.safeParse(kept, JSON.parse(text)).data ?? undefined
    return facts && { name: facts.name, uri: facts.uri, collection: facts.collection, owner: facts.owner }
  })
}

async function readFresh(
  { node }: NftReader,
  addresses: readonly string[],
): Promise<(NftFacts | undefined)[]> {
  const readBatch = async (batch: readonly string[]) => {
    const metadata = await Promise.all(batch.map(metadataAccount))
    const { accounts } = await node.accounts([...batch, ...metadata])
    return batch.map((address, index) => readNft(address, accounts[index], accounts[batch.length + index]))
  }
  const batches: string[][] = []
  for (let start = 0; start < addresses.length; start += batchSize)
    batches.push(addresses.slice(start, start + batchSize))
  const facts: (NftFacts | undefined)[] = []
  for (let start = 0; start < batches.length; start += maxConcurrent)
    facts.push(...(await Promise.all(batches.slice(start, start + maxConcurrent).map(readBatch))).flat())
  return facts
}

async function metadataAccount(mint: string): Promise<string> {
  return await deriveAddress(metadataProgram, [Buffer.from('metadata'), metadataProgram, mint])
}
