import { BuyIcon } from '../../ui/pictures/moneyIcons.tsx'
import type { Feature } from '../feature.ts'

export type OnrampFeature = {
  views: { OnRamp: undefined; OnRampPayment: undefined; OnRampTokens: undefined }
  action: 'onramp'
  events: {
    SELECT_BUY_PROVIDER: { provider: string }
  }
}

/** Buying with a card or a bank account. */
export const onramp: Feature<OnrampFeature> = {
  needs: { flag: 'onramp', chain: (driver) => driver.onramp === true },
  action: {
    id: 'onramp',
    title: (t) => t('account.action.onramp'),
    titleWhenEmpty: (t) => t('account.empty.buy'),
    Icon: BuyIcon,
    view: { name: 'OnRamp' },
  },
  views: {
    OnRamp: { title: (t) => t('onramp.title'), load: () => import('./OnRampView.tsx') },
    OnRampPayment: { title: (t) => t('onramp.payList'), load: () => import('./OnRampPaymentView.tsx') },
    OnRampTokens: { title: (t) => t('onramp.buyList'), load: () => import('./OnRampTokensView.tsx') },
  },
}
