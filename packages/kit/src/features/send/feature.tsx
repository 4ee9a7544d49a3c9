import { SendIcon } from '../../ui/moneyIcons.tsx'
import type { Feature } from '../feature.ts'

export type SendFeature = {
  views: { Send: undefined; SendProgress: undefined; SendReview: undefined; SendTokens: undefined }
  action: 'send'
}

/** Sending a token to somebody. */
export const send: Feature<SendFeature> = {
  needs: { flag: 'send', chain: (driver) => driver.transfers !== undefined },
  action: {
    id: 'send',
    title: (t) => t('account.action.send'),
    Icon: SendIcon,
    view: { name: 'Send' },
  },
  views: {
    Send: { title: (t) => t('send.title'), load: () => import('./SendView.tsx') },
    SendProgress: { title: (t) => t('send.progress.title'), load: () => import('./SendProgressView.tsx') },
    SendReview: { title: (t) => t('send.review.title'), load: () => import('./SendReviewView.tsx') },
    SendTokens: { title: (t) => t('send.tokens.title'), load: () => import('./SendTokensView.tsx') },
  },
}
