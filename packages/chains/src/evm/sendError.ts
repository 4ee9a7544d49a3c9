import {
  connectionPending,
  nodeErrorFor,
  nodeUnknown,
  rpcErrorFor,
  rpcErrors,
  sendFailed,
  sendRejected,
} from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { codesOf, isPending, isRejection, wordsOf } from '../providerError.ts'

/** Why a wallet did not send: the node's own reason where it passes one on, else its code. */
export function toSendError(cause: unknown): KitError {
  if (isRejection(cause)) return new KitError(sendRejected, { cause })
  if (isPending(cause)) return new KitError(connectionPending, { cause })
  const entry = nodeErrorFor(wordsOf(cause))
  return new KitError(entry === nodeUnknown ? (entryOf(cause) ?? sendFailed) : entry, { cause })
}

/** The entry of an error's code. Wallets wrap others in "internal error", which says the least. */
export function entryOf(error: unknown): ReturnType<typeof rpcErrorFor> {
  const entries = [...codesOf(error)].flatMap((code) => rpcErrorFor(code) ?? [])
  return entries.find(({ code }) => code !== rpcErrors[-32603].code) ?? entries[0]
}
