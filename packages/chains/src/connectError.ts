import {
  connectionFailed,
  connectionPending,
  connectionRejected,
  requestAborted,
} from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import { isDeclined } from './isDeclined.ts'
import { isPending } from './providerError.ts'

/** Turns a wallet's connection error into a `KitError`. */
export function toConnectError(cause: unknown): KitError {
  if (isKitError(cause, connectionFailed) || isKitError(cause, requestAborted)) return cause
  if (isDeclined(cause)) return new KitError(connectionRejected, { cause })
  if (isPending(cause)) return new KitError(connectionPending, { cause })
  return new KitError(connectionFailed, { cause })
}
