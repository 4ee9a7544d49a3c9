import { keepAtHeight } from './keepAtHeight.ts'
import { member } from './params.ts'
import type { Heads, Keep } from './rpcFamily.ts'

/** An upstream this many blocks behind the others is not used. */
export const lagBlocks = 16

const quantity = /^0x[\da-f]{1,13}$/i

/** A block height; undefined if the text is not one or exceeds a safe integer. */
export function toHeight(value: unknown): number | undefined {
  return typeof value === 'string' && quantity.test(value) ? Number.parseInt(value.slice(2), 16) : undefined
}

/** How long a response about a block parameter can be cached: a height, a tag or an EIP-1898 object. */
export function keepAtBlock(block: unknown, heads: Heads): Keep {
  if (
    block === undefined ||
    block === null ||
    block === 'latest' ||
    block === 'safe' ||
    block === 'finalized'
  )
    return 'realtime'
  if (block === 'earliest') return 'immutable'
  const height = toHeight(block) ?? toHeight(member(block, 'blockNumber'))
  if (height !== undefined) return keepAtHeight(height, heads)
  // The state of a given block never changes; whether the block is canonical may.
  if (typeof member(block, 'blockHash') === 'string')
    return member(block, 'requireCanonical') ? 'recent' : 'immutable'
  return 'never'
}

/** How long a response that names its block can be cached. */
export function keepMined(value: unknown, heads: Heads): Keep {
  const height = toHeight(member(value, 'blockNumber'))
  return height === undefined ? 'never' : keepAtHeight(height, heads)
}
