import type { Feature } from '../feature.ts'

export type NftsFeature = {
  views: {
    /** One collectible of the account. */
    Nft: { readonly collection: string; readonly id: string }
  }
  tab: 'nfts'
}

/** The account's collectibles. */
export const nfts: Feature<NftsFeature> = {
  needs: { server: 'any', chain: (driver) => driver.collectibles === true },
  tab: {
    id: 'nfts',
    title: (t) => t('account.tab.nfts'),
    needs: { server: 'network' },
    load: () => import('./NftsTab.tsx'),
  },
  views: { Nft: { title: (t) => t('nfts.title'), load: () => import('./NftView.tsx') } },
}
