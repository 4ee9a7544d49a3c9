import type { ListedWallet } from '../../core/config/options.ts'
import { linksTo } from './linkStrategy.ts'
import { isPhone, type Platform } from './readPlatform.ts'

/** Where a wallet can be used. */
export type WalletTab = 'browser' | 'mobile' | 'desktop' | 'web'

/** The ways a wallet that is not in this page can be used from here, the first to be shown first. */
export function walletTabs(wallet: ListedWallet, platform: Platform): readonly WalletTab[] {
  const kinds = linksTo(wallet, platform, '').map(({ kind }) => kind)
  return [
    ...(!isPhone(platform) && (wallet.chromeStore || wallet.rdns) ? (['browser'] as const) : []),
    // A computer shows a code to scan; a phone opens the app, or shows the code to another phone.
    ...(wallet.mobileLink ? (['mobile'] as const) : []),
    ...(kinds.includes('desktop') ? (['desktop'] as const) : []),
    ...(kinds.includes('web') ? (['web'] as const) : []),
  ]
}
