import {
  connectionPending,
  connectionWindowBlocked,
  nodeErrorFor,
  nodeUnknown,
  rpcErrorFor,
  rpcErrors,
  sendFailed,
  sendRejected,
} from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import { codesOf, isPending, isRejection, messageOf } from '../providerError.ts'

/** Turns a wallet's send error into a `KitError`: by the node's message if the wallet passes it on, else by code. */
export function toSendError(cause: unknown): KitError {
  if (isKitError(cause, connectionWindowBlocked)) return cause
  if (isRejection(cause)) return new KitError(sendRejected, { cause })
  if (isPending(cause)) return new KitError(connectionPending, { cause })
  const entry = nodeErrorFor(messageOf(cause))
  return new KitError(entry === nodeUnknown ? (entryOf(cause) ?? sendFailed) : entry, { cause })
}

/** The catalogue entry of an error's code. Wallets wrap errors in "internal error", so that one comes last. */
export function entryOf(error: unknown): ReturnType<typeof rpcErrorFor> {
  const entries = [...codesOf(error)].flatMap((code) => rpcErrorFor(code) ?? [])
  return entries.find(({ code }) => code !== rpcErrors[-32603].code) ?? entries[0]
}
