import type { Feature } from '../feature.ts'

export type WalletAccountsFeature = {
  views: {
    /** The accounts of the embedded wallet. */
    WalletAccounts: undefined
  }
}

/** Several accounts in one embedded wallet: adding, naming and switching them. */
export const walletAccounts: Feature<WalletAccountsFeature> = {
  row: () => import('./WalletAccountsRow.tsx'),
  views: {
    WalletAccounts: {
      title: (t) => t('walletAccounts.title'),
      load: () => import('./WalletAccountsView.tsx'),
    },
  },
}
