import { accountId, type ChainId } from '@latchkey/protocol/caip'
import { encodeFunctionData, getAddress, type Hex, pad, parseAbi, toEventSelector } from 'viem'
import type { Allowances, TokenAllowance } from '../chain.ts'
import { collectionNames } from './collectionNames.ts'
import type { EvmContext } from './context.ts'
import { createNode, type EvmNode, type Log } from './node.ts'
import { readMany } from './readMany.ts'
import { seenLogs } from './seenLogs.ts'
import { spenderName } from './spenderName.ts'
import { tokenInfo } from './tokenInfo.ts'

/** Accounts with more are not read completely. */
const maxAllowances = 500
const maxConcurrent = 8

const approval = toEventSelector('Approval(address,address,uint256)')
const approvalForAll = toEventSelector('ApprovalForAll(address,address,bool)')
const abi = parseAbi([
  'function allowance(address owner, address spender) view returns (uint256)',
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
  'function totalSupply() view returns (uint256)',
])
const totalSupply = encodeFunctionData({ abi, functionName: 'totalSupply' })

/**
 * Current allowances of an account. Logs only tell which spenders to query; the
 * remaining allowance is read from the token.
 */
export async function getAllowances(
  context: EvmContext,
  chain: ChainId,
  owner: string,
  signal?: AbortSignal | undefined,
): Promise<Allowances> {
  const node = createNode(context.gateway, chain, signal)
  const at = await node.height(true)
  const { complete, items } = await seenLogs(context, chain, at, {
    key: `evm:approved:${chain}:${owner}`,
    topics: [[[approval, approvalForAll], pad(owner.toLowerCase() as Hex)]],
    maxItems: maxAllowances,
    toItems,
    signal,
  })
  const pairs = [...items].map(([item, height]) => {
    const [kind, token, spender] = item.split(':') as ['token' | 'collection', Hex, Hex]
    return { kind, token, spender, height }
  })
  const reads = pairs.map(({ kind, spender, token }) => {
    const functionName = kind === 'token' ? 'allowance' : 'isApprovedForAll'
    return { to: token, data: encodeFunctionData({ abi, functionName, args: [owner as Hex, spender] }) }
  })
  const answers = await readMany(context, chain, reads, { at, signal })
  const standing = pairs
    .map((pair, index) => ({ ...pair, units: toUnits(answers[index]) }))
    .filter(({ units }) => units > 0n)
    .sort((a, b) => b.height - a.height)

  const tokens = [...new Set(standing.filter(({ kind }) => kind === 'token').map(({ token }) => token))]
  const collections = [...new Set(standing.filter(({ kind }) => kind !== 'token').map(({ token }) => token))]
  const supplyReads = tokens.map((to) => ({ to, data: totalSupply }))
  const [infos, names, supplies, times] = await Promise.all([
    tokenInfo(context, chain, tokens, signal),
    collectionNames(context, chain, collections, signal),
    readMany(context, chain, supplyReads, { at, signal }),
    timesOf(node, [...new Set(standing.map(({ height }) => height))]),
  ])
  const allowances = standing.map(({ height, kind, spender, token, units }): TokenAllowance => {
    const index = tokens.indexOf(token)
    const collection = names[collections.indexOf(token)] ?? ''
    const nameless = { id: accountId(chain, token), name: collection, symbol: '', decimals: 0 }
    const supply = toUnits(supplies[index])
    // More than the total supply is as good as unlimited.
    const unlimited = kind === 'collection' || units >= 2n ** 255n || (supply > 0n && units > supply)
    return {
      kind,
      token: (kind === 'token' ? infos[index] : undefined) ?? nameless,
      spender,
      spenderName: spenderName(context, chain, spender),
      amount: unlimited ? 'unlimited' : units,
      since: times.get(height),
    }
  })
  return { allowances, complete }
}

function toItems({ address, topics }: Log): readonly string[] {
  const spender = topics[2] && /^0x0{24}([\da-fA-F]{40})$/.exec(topics[2])?.[1]
  if (!spender) return []
  if (topics[0] === approvalForAll) return [`collection:${getAddress(address)}:${getAddress(`0x${spender}`)}`]
  // An approval with four topics is for a single NFT, and ends with its next transfer.
  if (topics.length !== 3) return []
  return [`token:${getAddress(address)}:${getAddress(`0x${spender}`)}`]
}

function toUnits(data: Hex | undefined): bigint {
  return data?.length === 66 ? BigInt(data) : 0n
}

async function timesOf(node: EvmNode, heights: readonly number[]): Promise<Map<number, number>> {
  const times = new Map<number, number>()
  for (let start = 0; start < heights.length; start += maxConcurrent)
    await Promise.all(
      heights.slice(start, start + maxConcurrent).map(async (height) => {
        // The date is optional.
        const block = await node.block(height).catch(() => undefined)
        if (block) times.set(height, block.timestamp * 1_000)
      }),
    )
  return times
}
