import {
  connectionFailed,
  connectionPending,
  connectionRejected,
  requestAborted,
  walletNotInstalled,
} from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import { isDeclined } from './isDeclined.ts'
import { isPending } from './providerError.ts'

/** Turns a wallet's connection error into a `KitError`. */
export function toConnectError(cause: unknown): KitError {
  if ([connectionFailed, requestAborted, walletNotInstalled].some((known) => isKitError(cause, known)))
    return cause as KitError
  if (isDeclined(cause)) return new KitError(connectionRejected, { cause })
  if (isPending(cause)) return new KitError(connectionPending, { cause })
  return new KitError(connectionFailed, { cause })
}
