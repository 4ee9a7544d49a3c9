import {
  httpRequestFailed,
  insufficientFunds,
  type NodeEntry,
  nodeErrorFor,
  nodeUnknown,
  nonceTooLow,
  sendExpired,
} from '@latchkey/protocol/catalogue'
import { isKitError, KitError, type PlainEntry } from '@latchkey/protocol/errors'
import { messageOf } from '../providerError.ts'
import { RpcError } from './rpc.ts'

/** The words of the transaction pool, which has one code for many reasons. */
const meanings = [
  [/inability to pay/i, insufficientFunds],
  [/ancient birth block/i, sendExpired],
  [/transaction is outdated|priority is too low/i, nonceTooLow],
] as const

/** Turns a node's or wallet's error into a `KitError`; `otherwise` if the reason is unknown. */
export function toNodeError(cause: unknown, otherwise: PlainEntry = httpRequestFailed): KitError {
  if (isKitError(cause)) return cause
  const entry = entryFor(cause)
  return new KitError(entry === nodeUnknown ? otherwise : entry, { cause })
}

function entryFor(cause: unknown): NodeEntry | typeof sendExpired {
  const data = cause instanceof RpcError && typeof cause.data === 'string' ? cause.data.slice(0, 1_000) : ''
  const text = `${messageOf(cause)}\n${data}`
  return meanings.find(([words]) => words.test(text))?.[1] ?? nodeErrorFor(text)
}
