import {
  connectionPending,
  connectionWindowBlocked,
  signatureFailed,
  signatureRejected,
  signatureUnsupported,
} from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import { isSignature } from '@latchkey/protocol/hash'
import type { Session } from '../driver.ts'
import { isMissingMethod, isPending, isRejection } from '../providerError.ts'
import { request } from './session.ts'

/** Asks the wallet to sign, and checks that the response has the format of a signature. */
export async function requestSignature(session: Session, method: string, params: unknown): Promise<string> {
  const signature = await request(session, method, params).catch((cause: unknown) => {
    throw toSignError(cause)
  })
  if (isSignature(signature)) return signature
  throw new KitError(signatureFailed, { details: `The wallet answered ${method} with no signature.` })
}

function toSignError(cause: unknown): KitError {
  if (isKitError(cause, connectionWindowBlocked)) return cause
  if (isRejection(cause)) return new KitError(signatureRejected, { cause })
  if (isPending(cause)) return new KitError(connectionPending, { cause })
  if (isMissingMethod(cause)) return new KitError(signatureUnsupported, { cause })
  return new KitError(signatureFailed, { cause })
}
