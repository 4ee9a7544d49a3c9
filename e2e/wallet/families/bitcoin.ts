import { isEcdsa } from '../isEcdsa.ts'
import type { WalletFamily } from '../walletFamilies.ts'

export default {
  namespace: 'bip122',
  chainId: 'bip122:000000000019d6689c085ae165831e93',
  verify: ({ publicKey }, bytes, signature) => isEcdsa(publicKey, bytes, signature),
  message: (account) => ({ method: 'signMessage', params: { account, message: 'hello' } }),
} satisfies WalletFamily
