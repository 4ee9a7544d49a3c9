import { member } from './params.ts'
import type { Heads, Keep } from './rpcFamily.ts'

/** An upstream so many blocks behind the others is left out; one that is less far behind answers. */
export const lagBlocks = 16

const quantity = /^0x[\da-f]{1,13}$/i

/** A height, where the text is one that a number can hold. */
export function toHeight(value: unknown): number | undefined {
  return typeof value === 'string' && quantity.test(value) ? Number.parseInt(value.slice(2), 16) : undefined
}

/** How long an answer about this height is good. */
export function keepAtHeight(height: number, { tip, finalized }: Heads): Keep {
  if (finalized !== undefined && height <= finalized) return 'immutable'
  // Beyond the head nothing is known yet.
  return tip !== undefined && height <= tip ? 'recent' : 'never'
}

/** How long an answer about a block parameter is good: a height, a tag, or an object by EIP-1898. */
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
  // What was true in a block stays true in it; whether it is canonical may change.
  if (typeof member(block, 'blockHash') === 'string')
    return member(block, 'requireCanonical') ? 'recent' : 'immutable'
  return 'never'
}

/** How long something is good that names the block it is in. */
export function keepMined(value: unknown, heads: Heads): Keep {
  const height = toHeight(member(value, 'blockNumber'))
  return height === undefined ? 'never' : keepAtHeight(height, heads)
}
