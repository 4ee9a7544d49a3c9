import type { Feature } from '../feature.ts'

export type HelpFeature = {
  views: { GetAWallet: undefined; WhatIsAWallet: undefined }
  events: {
    CLICK_GET_WALLET_HELP: undefined
    GET_WALLET: { wallet: string }
  }
}

/** For visitors who have no wallet yet. */
export const help: Feature<HelpFeature> = {
  views: {
    GetAWallet: { title: (t) => t('getWallet.title'), load: () => import('./GetAWalletView.tsx') },
    WhatIsAWallet: { title: (t) => t('whatIsWallet.title'), load: () => import('./WhatIsAWalletView.tsx') },
  },
}
