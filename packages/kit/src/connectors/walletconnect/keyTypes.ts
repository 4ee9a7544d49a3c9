import type { Bytes } from './bytes.ts'

/** An X25519 key pair for one key agreement. The private key cannot be exported. */
export type AgreementKeys = {
  readonly publicKey: Bytes
  /** Derives the shared key. Rejects if the public key of the peer is invalid. */
  agree(peer: Bytes): Promise<Bytes>
}

/** Ed25519 key pair that identifies the client at the relay, in base64url as in a JWK. */
export type Identity = { readonly d: string; readonly x: string }
