/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Popup } from '../openPopup.ts'
import { Button } from '../screens/ui/Button.tsx'
import { useEscape } from '../screens/useEscape.tsx'
import { useT } from '../screens/words.tsx'
import { ApprovalContent, type ApprovalContentProps } from './ApprovalContent.tsx'
import type { Decision } from './ApprovalScreen.tsx'
import type { Confirmed } from './startConfirm.ts'

export type ReviewScreenProps = Pick<ApprovalContentProps, 'view' | 'origin'> & {
  /** Opens a window of the wallet's own, in the visitor's click. Undefined if the browser does not allow it. */
  openReview: (onEnd: (decision: Decision | Confirmed | 'closed') => void) => Popup | undefined
  /** What else there is to say about the window. */
  why?: 'confirm.window' | 'confirm.again' | undefined
  onDecide: (decision: Decision | Confirmed) => void
}

/** Where the browser cannot tell what covers the frame, the visitor decides in a window of the wallet. */
export function ReviewScreen({ onDecide, openReview, origin, view, why }: ReviewScreenProps) {
  const t = useT()
  useEscape(() => onDecide('declined'))
  const [state, setState] = useState<'asking' | 'open' | 'blocked' | 'closed'>('asking')
  const review = useRef<Popup | undefined>(undefined)
  const target = useRef<HTMLElement>(null)
  useEffect(() => () => review.current?.close(), [])
  const open = () => {
    review.current?.close()
    review.current = openReview((end) => (end === 'closed' ? setState('closed') : onDecide(end)))
    setState(review.current ? 'open' : 'blocked')
  }
  return (
    <ApprovalContent
      view={view}
      origin={origin}
      target={target}
      isBrief
      hint={
        <p className={`approval-hint${state === 'blocked' ? ' negative' : ''}`} role="status">
          {t(
            state === 'asking'
              ? (why ?? 'approval.window.why')
              : state === 'open'
                ? 'approval.window.waiting'
                : `approval.window.${state}`,
          )}
        </p>
      }
    >
      <Button variant="secondary" onClick={() => onDecide('declined')}>
        {t('approval.decline')}
      </Button>
      <Button onClick={open}>{t(state === 'open' ? 'approval.window.again' : 'approval.window.open')}</Button>
    </ApprovalContent>
  )
}
