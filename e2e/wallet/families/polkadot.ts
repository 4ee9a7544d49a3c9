import { readSignature } from '../../../packages/chains/src/polkadot/verifySignature.ts'
import type { WalletFamily } from '../walletFamilies.ts'

export default {
  namespace: 'polkadot',
  chainId: 'polkadot:68d56f15f85d3136970ec16946040bc1',
  verify: async ({ publicKey }, bytes, signature) =>
    typeof (await readSignature(bytes, signature, publicKey)) === 'object',
  message: (address) => ({ method: 'polkadot_signMessage', params: { address, message: 'hello' } }),
} satisfies WalletFamily
