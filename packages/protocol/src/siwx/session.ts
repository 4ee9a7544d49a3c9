import type { ChainId } from '../caip.ts'
import type { Cacao } from './cacao.ts'
import type { SiwxMessage } from './message.ts'

/** A sign-in: the signed message and its validity. */
export type SiwxSession = {
  readonly accountAddress: string
  readonly chainId: ChainId
  readonly uri: string
  readonly version: '1'
  readonly expirationTime?: string | undefined
  readonly issuedAt: string
  readonly notBefore?: string | undefined
  readonly message: string
  readonly signature: string
  readonly cacao?: Cacao | undefined
}

/** Builds a session from a signed message. */
export function toSession(fields: SiwxMessage, signed: toSession.Signed): SiwxSession {
  const { address: accountAddress, chainId, uri, version, expirationTime, issuedAt, notBefore } = fields
  const { message, signature, cacao } = signed
  return {
    accountAddress,
    chainId,
    uri,
    version,
    ...(expirationTime !== undefined && { expirationTime }),
    issuedAt,
    ...(notBefore !== undefined && { notBefore }),
    message,
    signature,
    ...(cacao !== undefined && { cacao }),
  }
}

export declare namespace toSession {
  type Signed = { message: string; signature: string; cacao?: Cacao | undefined }
}
