// Written by scripts/genFamilies.ts. Do not edit.
import type { AddTestWallet } from '../devtools/testWallets.ts'

/** Test wallets by namespace, loaded when one is added. */
export const testWallets: Readonly<Record<string, () => Promise<{ addTestWallet: AddTestWallet }>>> = {
  bip122: () => import('@latchkey/chains/bitcoin/testingInPage'),
  cosmos: () => import('@latchkey/chains/cosmos/testingInPage'),
  eip155: () => import('@latchkey/chains/evm/testingInPage'),
  polkadot: () => import('@latchkey/chains/polkadot/testingInPage'),
  solana: () => import('@latchkey/chains/solana/testingInPage'),
}
