import type { AssetId, ChainId } from '@latchkey/chains/driver'
import type { ErrorCode } from '@latchkey/protocol/errors'
import { SwitchIcon } from '../../ui/pictures/icons.tsx'
import { AllowIcon, SwapIcon } from '../../ui/pictures/moneyIcons.tsx'
import type { Feature } from '../feature.ts'

export type SwapFeature = {
  views: {
    /** As it was left, or to get so many base units of a token at least: begins with the amount that takes. */
    Swap: WantedSwap | undefined
    SwapQuotes: undefined
    /** How it went with a swap that was sent. */
    SwapResult: { readonly hash: string }
    SwapReview: undefined
    SwapSlippage: undefined
    /** Which side of the swap is chosen. */
    SwapTokens: { readonly side: 'from' | 'to' }
  }
  action: 'swaps'
  purposes: 'swap' | 'approve' | 'revoke'
  events: {
    CLICK_SELECT_TOKEN_TO_SWAP: undefined
    CLICK_SELECT_NETWORK_TO_SWAP: undefined
    INITIATE_SWAP: { network: ChainId; from: string; to: string }
    SWAP_SUCCESS: { network: ChainId; from: string; to: string }
    SWAP_APPROVAL_ERROR: { code: ErrorCode }
    SWAP_ERROR: { code: ErrorCode }
  }
}

type WantedSwap = {
  readonly from: AssetId
  readonly to: AssetId
  /** A guess at what must be given: decimal text. */
  readonly amount: string
  /** In base units of `to`. */
  readonly atLeast: string
}

/** Trading one token for another. */
export const swap: Feature<SwapFeature> = {
  needs: {
    flag: 'swaps',
    chain: (driver) => driver.swaps !== undefined && driver.transactions !== undefined,
  },
  action: {
    id: 'swaps',
    title: (t) => t('account.action.swaps'),
    Icon: SwapIcon,
    view: { name: 'Swap' },
    needs: { server: 'network' },
  },
  purposes: {
    swap: { title: (t, done) => t(done ? 'activity.done.trade' : 'activity.kind.trade'), Icon: SwitchIcon },
    approve: {
      title: (t, done) => t(done ? 'activity.done.approve' : 'activity.kind.approve'),
      Icon: AllowIcon,
    },
    revoke: {
      title: (t, done) => t(done ? 'activity.done.revoke' : 'activity.kind.revoke'),
      Icon: AllowIcon,
    },
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
