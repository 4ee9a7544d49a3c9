import type { ListedWallet } from '../../core/config/options.ts'
import { webLink } from '../../core/wallets/appLink.ts'
import type { Platform } from './readPlatform.ts'

export type Store = { readonly store: 'appStore' | 'playStore' | 'site'; readonly href: string }

/** Where to get a wallet's app: this phone's own store, on a computer both, its web page where neither is known. */
export function storesOf(wallet: ListedWallet, platform: Platform): readonly Store[] {
  const isFor = { appStore: !/android/i.test(platform), playStore: !/ios/i.test(platform) }
  const stores = (['appStore', 'playStore'] as const).flatMap((store): Store[] => {
    const href = webLink(wallet[store])
    return href && isFor[store] ? [{ store, href }] : []
  })
  const site = webLink(wallet.homepage)
  return stores.length === 0 && site ? [{ store: 'site', href: site }] : stores
}
