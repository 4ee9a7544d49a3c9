import {
  httpRequestFailed,
  insufficientFunds,
  intrinsicGasTooLow,
  sendFeeTooLow,
  sendOvertaken,
} from '@latchkey/protocol/catalogue'
import { isKitError, KitError, type PlainEntry } from '@latchkey/protocol/errors'
import { sanitiseName } from '../sanitise.ts'
import { ChainError } from './askState.ts'

/** Codes of the codespace `sdk`: https://github.com/cosmos/cosmos-sdk/blob/main/types/errors/errors.go */
const meanings = [
  [5, /insufficient funds|smaller than/i, insufficientFunds],
  [11, /out of gas/i, intrinsicGasTooLow],
  [13, /insufficient fees?\b|gas prices? too low/i, sendFeeTooLow],
  [32, /account sequence mismatch|incorrect account sequence/i, sendOvertaken],
] as const

/** The transaction is in the node's mempool already. */
export const alreadyKnown = 19

/** Turns an error of a node into a `KitError`; `otherwise` if the reason is unknown. */
export function toNodeError(cause: unknown, otherwise: PlainEntry = httpRequestFailed): KitError {
  if (isKitError(cause)) return cause
  if (!(cause instanceof ChainError)) return new KitError(otherwise, { cause })
  const { code, codespace, message } = cause
  // A query has the code of its own failure; that of the simulated transaction is only in the text.
  const entry =
    meanings.find(([known]) => codespace === 'sdk' && code === known) ??
    meanings.find(([, words]) => words.test(message))
  return new KitError(entry?.[2] ?? otherwise, { cause, details: sanitiseName(message, 200) || undefined })
}
