import type { Cacao } from './cacao.ts'
import type { SiwxMessage } from './message.ts'

const signatures: Readonly<Record<string, string>> = { eip155: 'eip191', solana: 'solana:ed25519' }

/** Packs a message and its signature, as a wallet does. */
export function toCacao(message: SiwxMessage, signature: string): Cacao {
  const family = message.chainId.split(':')[0]
  const { domain, uri, version, nonce, issuedAt, notBefore, expirationTime } = message
  const { statement, requestId, resources } = message
  return {
    h: { t: family === 'eip155' ? 'eip4361' : 'caip122' },
    p: {
      iss: `did:pkh:${message.chainId}:${message.address}`,
      domain,
      aud: uri,
      version,
      nonce,
      iat: issuedAt,
      ...(notBefore !== undefined && { nbf: notBefore }),
      ...(expirationTime !== undefined && { exp: expirationTime }),
      ...(statement !== undefined && { statement }),
      ...(requestId !== undefined && { requestId }),
      ...(resources !== undefined && { resources }),
    },
    s: { t: signatures[family as string] ?? 'caip122', s: signature },
  }
}
