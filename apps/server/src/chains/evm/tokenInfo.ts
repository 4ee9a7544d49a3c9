import { accountId, type ChainId } from '@latchkey/protocol/caip'
import { decodeAbiParameters, encodeFunctionData, erc20Abi, getAddress, type Hex, hexToString } from 'viem'
import * as z from 'zod/mini'
import { sanitiseText } from '../../text/sanitiseText.ts'
import type { TokenInfo } from '../chain.ts'
import type { EvmContext } from './context.ts'
import { readMany } from './readMany.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000
const maxDecimals = 36n

const name = encodeFunctionData({ abi: erc20Abi, functionName: 'name' })
const symbol = encodeFunctionData({ abi: erc20Abi, functionName: 'symbol' })
const decimals = encodeFunctionData({ abi: erc20Abi, functionName: 'decimals' })

const kept = z.nullable(z.object({ name: z.string(), symbol: z.string(), decimals: z.number() }))

/**
 * Token metadata, in the order requested; undefined if there is no token or its
 * metadata cannot be shown. Cached for a day.
 */
export async function tokenInfo(
  context: EvmContext,
  chain: ChainId,
  tokens: readonly string[],
  signal?: AbortSignal | undefined,
): Promise<(TokenInfo | undefined)[]> {
  const { cache } = context
  const known = new Map<string, TokenInfo | undefined>()
  const missing: Hex[] = []
  const addresses = [...new Set(tokens.map((token) => getAddress(token)))]
  const texts = await Promise.all(
    addresses.map((address) =>
      context.tokens.find(chain, address) ? undefined : cache.get(keyOf(chain, address)),
    ),
  )
  for (const [index, address] of addresses.entries()) {
    const listed = context.tokens.find(chain, address)
    const text = texts[index]
    if (listed) known.set(address, toInfo(chain, address, listed, listed.logoUri))
    else if (text) known.set(address, fromText(chain, address, text))
    else missing.push(address)
  }

  const reads = missing.flatMap((to) => [name, symbol, decimals].map((data) => ({ to, data })))
  const answers = await readMany(context, chain, reads, { signal })
  for (const [index, address] of missing.entries()) {
    const said = toSaid(answers[index * 3], answers[index * 3 + 1], answers[index * 3 + 2])
    known.set(address, said && toInfo(chain, address, said))
    await cache.set(keyOf(chain, address), JSON.stringify(said ?? null), said ? dayMs : hourMs)
  }
  return tokens.map((token) => known.get(getAddress(token)))
}

type Said = { name: string; symbol: string; decimals: number }

function toInfo(chain: ChainId, address: string, said: Said, iconUrl?: string | undefined): TokenInfo {
  const { name, symbol, decimals } = said
  return { id: accountId(chain, address), name, symbol, decimals, ...(iconUrl && { iconUrl }) }
}

function fromText(chain: ChainId, address: string, text: string): TokenInfo | undefined {
  const { data } = z.safeParse(kept, JSON.parse(text))
  return data ? toInfo(chain, address, data) : undefined
}

export function toSaid(
  name: Hex | undefined,
  symbol: Hex | undefined,
  decimals: Hex | undefined,
): Said | undefined {
  if (decimals?.length !== 66 || BigInt(decimals) > maxDecimals) return undefined
  const short = sanitiseText(toText(symbol) ?? '', 24)
  const long = sanitiseText(toText(name) ?? '', 64) || short
  return short ? { name: long, symbol: short, decimals: Number(decimals) } : undefined
}

/** Most tokens return `string`, a few of the oldest `bytes32`. */
function toText(data: Hex | undefined): string | undefined {
  if (data === undefined) return undefined
  if (data.length === 66) return hexToString(data.replace(/(?:00)+$/, '') as Hex)
  try {
    return decodeAbiParameters([{ type: 'string' }], data)[0]
  } catch {
    return undefined
  }
}

function keyOf(chain: ChainId, address: string): string {
  return `evm:token:${chain}:${address}`
}
