import type { Feature } from '../feature.ts'

export type PayFeature = {
  views: { Pay: undefined; PayProgress: undefined; PayReview: undefined }
}

/** A payment that the host asks for with `pay`. */
export const pay: Feature<PayFeature> = {
  needs: { flag: 'pay' },
  views: {
    Pay: { title: (t) => t('pay.title'), load: () => import('./PayView.tsx') },
    PayProgress: { title: (t) => t('pay.title'), load: () => import('./PayProgressView.tsx') },
    PayReview: { title: (t) => t('pay.review.title'), load: () => import('./PayReviewView.tsx') },
  },
}
