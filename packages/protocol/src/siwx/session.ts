import type { ChainId } from '../caip.ts'
import type { Cacao } from './cacao.ts'
import type { SiwxMessage } from './message.ts'

/** That somebody signed in: what they signed, and until when it counts. */
export type SiwxSession = {
  readonly accountAddress: string
  readonly chainId: ChainId
  readonly uri: string
  readonly version: '1'
  readonly expirationTime?: string | undefined
  readonly issuedAt: string
  readonly notBefore?: string | undefined
  /** The text that was signed. */
  readonly message: string
  readonly signature: string
  readonly cacao?: Cacao | undefined
}

/** The session that a signed message makes. */
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
