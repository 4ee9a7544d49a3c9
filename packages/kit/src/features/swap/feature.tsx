import { SwapIcon } from '../../ui/moneyIcons.tsx'
import type { Feature } from '../feature.ts'

export type SwapFeature = {
  views: {
    Swap: undefined
    SwapQuotes: undefined
    /** How it went with a swap that was sent. */
    SwapResult: { readonly hash: string }
    SwapReview: undefined
    SwapSlippage: undefined
    /** Which side of the swap is chosen. */
    SwapTokens: { readonly side: 'from' | 'to' }
  }
  action: 'swaps'
}

/** Trading one token for another. */
export const swap: Feature<SwapFeature> = {
  needs: { flag: 'swaps', chain: (driver) => driver.swaps === true && driver.transactions !== undefined },
  action: {
    id: 'swaps',
    title: (t) => t('account.action.swaps'),
    Icon: SwapIcon,
    view: { name: 'Swap' },
    needs: { server: 'network' },
  },
  views: {
    Swap: { title: (t) => t('swap.title'), load: () => import('./SwapView.tsx') },
    SwapQuotes: { title: (t) => t('swap.quotes.title'), load: () => import('./SwapQuotesView.tsx') },
    SwapResult: { title: (t) => t('swap.result.title'), load: () => import('./SwapResultView.tsx') },
    SwapReview: { title: (t) => t('swap.review.title'), load: () => import('./SwapReviewView.tsx') },
    SwapSlippage: { title: (t) => t('swap.slippage.title'), load: () => import('./SwapSlippageView.tsx') },
    SwapTokens: { title: (t) => t('swap.tokens.title'), load: () => import('./SwapTokensView.tsx') },
  },
}
