import { createPublicKey, verify } from 'node:crypto'
import type { WalletFamily } from '../walletFamilies.ts'

export default {
  namespace: 'solana',
  chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  async verify({ publicKey }, bytes, signature) {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey).toString('base64url') }
    return verify(null, bytes, createPublicKey({ key: jwk, format: 'jwk' }), signature)
  },
  message: (pubkey) => ({
    method: 'solana_signMessage',
    params: { message: '9Ajdvzr', pubkey },
  }),
} satisfies WalletFamily
