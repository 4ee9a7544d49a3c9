import type { AccountTab } from '../../core/declared.ts'
import type { Feature } from '../feature.ts'
import { accountTabs, findTab } from './accountTabs.tsx'

export type AccountFeature = {
  views: {
    Account: undefined
    /** One of the account's tabs, all of it. */
    AccountTab: { readonly tab: AccountTab }
    ProfileWallets: undefined
  }
  tab: 'tokens'
  events: {
    CLICK_NETWORKS: undefined
  }
}

/** Who is connected, what they have, and what they can do with it. */
export const account: Feature<AccountFeature> = {
  views: {
    Account: { title: (t) => t('account.title'), load: () => import('./AccountView.tsx') },
    AccountTab: {
      title: (t, { tab }) => findTab(tab)?.title(t) ?? '',
      isOffered: (kit, { tab }) => accountTabs(kit).some(({ id }) => id === tab),
      load: () => import('./AccountTabView.tsx'),
    },
    ProfileWallets: { title: (t) => t('wallets.title'), load: () => import('./ProfileWalletsView.tsx') },
  },
  // Tokens are known without a server: see `loadHoldings`.
  tab: { id: 'tokens', title: (t) => t('account.tab.tokens'), load: () => import('./TokensTab.tsx') },
}
