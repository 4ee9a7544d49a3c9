import type { Hex } from 'viem'
import { decodeAbiParameters, hexToString } from 'viem/utils'
import { sanitiseName } from '../sanitise.ts'

/** Decodes the result of `symbol()`, sanitised; empty if it is not text. */
export function readSymbol(data: Hex): string {
  // Early tokens return bytes32.
  if (data.length === 66) return sanitiseName(hexToString(data, { size: 32 }), 16)
  try {
    const [symbol] = decodeAbiParameters([{ type: 'string' }], data)
    return sanitiseName(symbol, 16)
  } catch {
    return ''
  }
}
