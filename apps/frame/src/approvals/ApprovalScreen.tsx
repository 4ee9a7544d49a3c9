/** @jsxImportSource preact */
import { useId, useRef, useState } from 'preact/hooks'
import { buttonCss } from '../screens/look.ts'
import { useStyles } from '../screens/styles.tsx'
import { Button } from '../screens/ui/Button.tsx'
import { useEscape } from '../screens/useEscape.tsx'
import { useT } from '../screens/words.tsx'
import { ApprovalContent, type ApprovalContentProps } from './ApprovalContent.tsx'
import { FeeChoice } from './FeeChoice.tsx'
import { type Guard, useArmed } from './useArmed.tsx'

/** A number approves one of the view's choices instead. */
export type Decision = 'approved' | 'declined' | number

export type ApprovalScreenProps = Pick<ApprovalContentProps, 'view' | 'origin'> & {
  guard: Guard
  /** What happens after a press, where it is more than that. */
  next?: string | undefined
  onDecide: (decision: Decision) => void
}

/** Asks the visitor. A press counts only once they have had the time to see what it approves. */
export function ApprovalScreen({ guard, next, onDecide, origin, view: first }: ApprovalScreenProps) {
  const t = useT()
  useEscape(() => onDecide('declined'))
  const hint = useId()
  const target = useRef<HTMLElement>(null)
  const [chosen, setChosen] = useState<number>()
  const view = (chosen === undefined ? undefined : first.choices?.[chosen]) ?? first
  const { allows, isArmed, restart } = useArmed(target, guard)
  const choose = (choice: number | undefined) => {
    restart()
    setChosen(choice)
  }
  useStyles(buttonCss)
  return (
    <ApprovalContent
      view={view}
      origin={origin}
      target={target}
      feeChoice={first.choices && <FeeChoice view={first} chosen={chosen} onChoose={choose} />}
      // Both take their room, because a change of the height would start the second again.
      hint={
        <p id={hint} className="approval-hint">
          <span data-off={isArmed || undefined}>{t('approval.wait')}</span>
          <span data-off={!isArmed || undefined}>{next ?? t(`approval.next.${nextOf(view)}`)}</span>
        </p>
      }
    >
      <Button variant="secondary" onClick={() => onDecide('declined')}>
        {t('approval.decline')}
      </Button>
      {/* Presses with the keyboard arrive as clicks too, and are held to the same. */}
      <button
        type="button"
        className={`button primary${isArmed ? '' : ' idle'}`}
        aria-disabled={!isArmed || undefined}
        aria-describedby={hint}
        onKeyDown={(event) => {
          if ((event.key === 'Enter' || event.key === ' ') && (event.repeat || !allows(event)))
            event.preventDefault()
        }}
        onClick={(event) => {
          if (allows(event)) onDecide(chosen ?? 'approved')
        }}
      >
        <span>{t(nextOf(view).startsWith('sign') ? 'approval.sign' : 'approval.approve')}</span>
      </button>
    </ApprovalContent>
  )
}

/** What an approval means. */
function nextOf({
  kind,
  warnings,
}: ApprovalScreenProps['view']): 'link' | 'session' | 'signIn' | 'signature' | 'transaction' {
  if (kind === 'transaction' || kind === 'session' || kind === 'link') return kind
  return kind === 'signIn' && warnings.length === 0 ? kind : 'signature'
}
