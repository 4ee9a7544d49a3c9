import {
  connectionPending,
  notConnected,
  signatureFailed,
  signatureRejected,
} from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import { isDeclined } from './isDeclined.ts'
import { isPending } from './providerError.ts'

/** Whether the value is a `Uint8Array` of any realm: an extension's is not an instance of the page's class. */
export function isBytes(value: unknown, length?: number): value is Uint8Array {
  return (
    ArrayBuffer.isView(value) &&
    Object.prototype.toString.call(value) === '[object Uint8Array]' &&
    (length === undefined || value.byteLength === length)
  )
}

export function isSameBytes(value: unknown, expected: Uint8Array): boolean {
  return isBytes(value, expected.length) && expected.every((byte, index) => value[index] === byte)
}

export function toSignError(cause: unknown): KitError {
  if (isKitError(cause, notConnected) || isKitError(cause, signatureFailed)) return cause
  if (isDeclined(cause)) return new KitError(signatureRejected, { cause })
  if (isPending(cause)) return new KitError(connectionPending, { cause })
  return new KitError(signatureFailed, { cause })
}
