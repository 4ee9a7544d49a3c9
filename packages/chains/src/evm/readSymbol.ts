import type { Hex } from 'viem'
import { decodeAbiParameters, hexToString } from 'viem/utils'
import { sanitiseName } from '../sanitise.ts'

/** What a token answers to `symbol()`, sanitised; empty where that is no text. */
export function readSymbol(data: Hex): string {
  // Early tokens wrote theirs into one word.
  if (data.length === 66) return sanitiseName(hexToString(data, { size: 32 }), 16)
  try {
    const [symbol] = decodeAbiParameters([{ type: 'string' }], data)
    return sanitiseName(symbol, 16)
  } catch {
    return ''
  }
}
