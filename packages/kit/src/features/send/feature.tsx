import type { ChainId } from '@latchkey/chains/driver'
import type { ErrorCode } from '@latchkey/protocol/errors'
import { SendIcon } from '../../ui/pictures/moneyIcons.tsx'
import type { Feature } from '../feature.ts'

export type SendFeature = {
  views: { Send: undefined; SendProgress: undefined; SendReview: undefined; SendTokens: undefined }
  action: 'send'
  purposes: 'send'
  events: {
    OPEN_SEND: { network: ChainId | undefined }
    SEND_INITIATED: { network: ChainId; token: string }
    SEND_SUCCESS: { network: ChainId; token: string }
    SEND_REJECTED: { network: ChainId; token: string }
    SEND_ERROR: { network: ChainId; token: string; code: ErrorCode }
  }
}

/** Sending tokens. */
export const send: Feature<SendFeature> = {
  needs: { flag: 'send', chain: (driver) => driver.transfers !== undefined },
  action: {
    id: 'send',
    title: (t) => t('account.action.send'),
    Icon: SendIcon,
    view: { name: 'Send' },
  },
  purposes: {
    send: { title: (t, done) => t(done ? 'activity.done.send' : 'activity.kind.send'), Icon: SendIcon },
  },
  views: {
    Send: { title: (t) => t('send.title'), load: () => import('./SendView.tsx') },
    SendProgress: { title: (t) => t('send.progress.title'), load: () => import('./SendProgressView.tsx') },
    SendReview: { title: (t) => t('send.review.title'), load: () => import('./SendReviewView.tsx') },
    SendTokens: { title: (t) => t('send.tokens.title'), load: () => import('./SendTokensView.tsx') },
  },
}
