import { createHash } from 'node:crypto'
import { isEcdsa } from '../isEcdsa.ts'
import type { WalletFamily } from '../walletFamilies.ts'

export default {
  namespace: 'cosmos',
  chainId: 'cosmos:cosmoshub-4',
  verify: ({ publicKey }, bytes, signature) =>
    isEcdsa(publicKey, createHash('sha256').update(bytes).digest(), signature),
  message: (signer) => ({
    method: 'cosmos_signAmino',
    params: {
      signerAddress: signer,
      // As ADR-036 writes a message.
      signDoc: {
        chain_id: '',
        account_number: '0',
        sequence: '0',
        fee: { gas: '0', amount: [] },
        msgs: [{ type: 'sign/MsgSignData', value: { signer, data: 'aGVsbG8=' } }],
        memo: '',
      },
    },
  }),
} satisfies WalletFamily
