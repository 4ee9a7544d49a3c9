import type { Bytes } from './bytes.ts'

/** A pair for one agreement; its private half cannot be read. */
export type AgreementKeys = {
  readonly publicKey: Bytes
  /** The key both sides come to. Rejects where the other half is no point to agree on. */
  agree(peer: Bytes): Promise<Bytes>
}

/** What tells this client from others at the relay, as it is stored: base64url, as in a JWK. */
export type Identity = { readonly d: string; readonly x: string }
