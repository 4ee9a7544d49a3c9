/** @jsxImportSource preact */
import type { ApprovalView } from '@latchkey/chains/approval'
import type { FrameAsk } from '@latchkey/protocol/frame/calls'
import type { Screens } from '../screens/screen.ts'
import { needWords } from '../screens/words.tsx'
import { ApprovalScreen, type Decision } from './ApprovalScreen.tsx'
import { canProveVisibility } from './arming.ts'
import { openReview } from './openReview.ts'
import { ReviewScreen } from './ReviewScreen.tsx'
import type { Confirmed, Confirming } from './startConfirm.ts'

/**
 * A sign-in to the page that asks gives it nothing but a login at itself, and a linked wallet
 * no right over this one: the visitor is told by mail and can unlink it. Anything else is decided in a window of the wallet: browsers that can tell what covers a frame still miss
 * masks and shapes with holes (`mask-image`, `clip-path`) that a page gives it.
 */
const isHarmless = ({ kind, warnings }: ApprovalView) =>
  kind === 'link' || (kind === 'signIn' && warnings.length === 0)

/** Shows an approval in the frame, or where that is not safe in a window of the wallet. */
export function decide(
  view: ApprovalView,
  { asked, origin, readTheme, screens, signal }: decide.Options,
): Promise<Decision | Confirmed> {
  needWords('approval', ...(asked ? (['confirm'] as const) : []))
  return screens.show<Decision | Confirmed>(
    'approval',
    ({ resolve }) =>
      // Not every browser lets a frame ask for a passkey.
      canProveVisibility() && isHarmless(view) && !asked ? (
        <ApprovalScreen view={view} origin={origin} guard="visibility" onDecide={resolve} />
      ) : (
        <ReviewScreen
          view={view}
          origin={origin}
          why={asked && (asked.isAgain ? 'confirm.again' : 'confirm.window')}
          openReview={(onEnd) => openReview({ view, origin, theme: readTheme(), asked }, onEnd)}
          onDecide={resolve}
        />
      ),
    signal,
  )
}

export declare namespace decide {
  type Options = {
    /** Of the page, as the browser reports it. */
    readonly origin: string
    readonly screens: Screens
    /** Of the page, as it is by then. */
    readTheme(): FrameAsk<'syncTheme'>
    readonly signal: AbortSignal
    /** What a passkey has to sign, if it is asked for. */
    readonly asked?: Confirming['asked'] | undefined
  }
}
