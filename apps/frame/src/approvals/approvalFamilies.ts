import type { ApprovalFamily, WalletReads } from '@latchkey/chains/approval'

type Loaded = { readonly approvals: ApprovalFamily; readonly reads?: WalletReads }

/** What accounts of the wallet sign, by CAIP-2 namespace. Loaded with the first request of the family. */
export const approvalFamilies: Readonly<Record<string, () => Promise<Loaded>>> = {
  eip155: () => import('@latchkey/chains/evm/approval'),
  bip122: () => import('@latchkey/chains/bitcoin/approval'),
  cosmos: () => import('@latchkey/chains/cosmos/approval'),
  polkadot: () => import('@latchkey/chains/polkadot/approval'),
  solana: () => import('@latchkey/chains/solana/approval'),
}
