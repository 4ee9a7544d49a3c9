import type { AssetId } from '@latchkey/chains/driver'
import type { ErrorCode } from '@latchkey/protocol/errors'
import { SendIcon } from '../../ui/pictures/moneyIcons.tsx'
import type { Feature } from '../feature.ts'

export type PayFeature = {
  views: { Pay: undefined; PayProgress: undefined; PayReview: undefined }
  purposes: 'pay'
  events: {
    PAY_MODAL_OPEN: { asset: AssetId }
    PAY_INITIATED: { asset: AssetId }
    PAY_SUCCESS: { asset: AssetId }
    PAY_ERROR: { asset: AssetId; code: ErrorCode }
  }
}

/** A payment that the host asks for with `pay`. */
export const pay: Feature<PayFeature> = {
  needs: { flag: 'pay' },
  purposes: {
    pay: { title: (t, done) => t(done ? 'pay.activity.done' : 'pay.title'), Icon: SendIcon },
  },
  views: {
    Pay: { title: (t) => t('pay.title'), load: () => import('./PayView.tsx') },
    PayProgress: { title: (t) => t('pay.title'), load: () => import('./PayProgressView.tsx') },
    PayReview: { title: (t) => t('pay.review.title'), load: () => import('./PayReviewView.tsx') },
  },
}
