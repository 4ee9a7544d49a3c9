/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { useId, useState } from 'preact/hooks'
import { useStyles } from '../styles.tsx'
import { Button } from '../ui/Button.tsx'
import { MailIcon } from '../ui/icons.tsx'
import { Ring } from '../ui/Ring.tsx'
import { Screen } from '../ui/Screen.tsx'
import { useT } from '../words.tsx'
import { CodeField } from './CodeField.tsx'
import { type CodeEntry, type CodeEvent, emptyEntry, transition } from './codeEntry.ts'
import css from './LinkStep.css?inline'
import { codeLength } from './typedCode.ts'
import { ResendButton, useResend } from './useResend.tsx'

export type CodeStepProps = {
  title: string
  body: ComponentChildren
  foot: ComponentChildren
  /** The code is not the first one. */
  isRenewed: boolean
  /** Resolves if the code is right. */
  check(code: string): Promise<void>
  triesLeft(): number
  resendAt(): number
  resend(): Promise<void>
  /** Of the button that leaves. */
  leaveLabel: string
  onLeave(): void
  onFail(error: unknown): void
  /** What another code means: a new mail, or a new change. */
  renewal: 'code' | 'change'
}

/** Asks for the code of a mail, until it is right. */
export function CodeStep({ check, triesLeft, onFail, onLeave, renewal, ...rest }: CodeStepProps) {
  useStyles(css)
  const t = useT()
  const [bodyId, statusId] = [useId(), useId()]
  const [entry, setEntry] = useState(emptyEntry)
  const resend = useResend({ resendAt: rest.resendAt, send: rest.resend, onFail })

  function dispatch(event: CodeEvent): void {
    const next = transition(entry, event)
    setEntry(next)
    if (next.status === 'checking' && next !== entry) void compare(next)
  }
  async function compare(checking: CodeEntry & { status: 'checking' }): Promise<void> {
    try {
      await check(checking.digits)
    } catch (error) {
      const next = transition(checking, { type: 'refuse', error, triesLeft: triesLeft() })
      setEntry(next)
      if (next.status === 'failed') onFail(error)
    }
  }

  const leave = (
    <Button variant="quiet" onClick={onLeave}>
      {rest.leaveLabel}
    </Button>
  )
  if (entry.status === 'over') {
    const isStopped = renewal === 'change' && entry.reason === 'expired'
    return (
      <Screen
        key="over"
        negative
        art={
          <Ring state="failed">
            <span className="mail-tile negative">
              <MailIcon size={32} />
            </span>
          </Ring>
        }
        title={isStopped ? t('change.stopped.title') : t(`code.${entry.reason}.title`)}
        body={isStopped ? t('change.stopped.body') : t(`code.${entry.reason}.body`)}
        actions={
          <>
            <ResendButton of={renewal} resend={resend} variant="primary" />
            {leave}
          </>
        }
        foot={rest.foot}
        onLeave={onLeave}
      />
    )
  }

  const problem = entry.status === 'typing' ? entry.problem : undefined
  const digits = entry.status === 'failed' ? '' : entry.digits
  const isChecking = entry.status === 'checking'
  return (
    <Screen title={rest.title} body={rest.body} bodyId={bodyId} hasField foot={rest.foot} onLeave={onLeave}>
      <form
        aria-label={rest.title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          dispatch({ type: 'submit' })
        }}
      >
        <CodeField
          digits={digits}
          isChecking={isChecking}
          isWrong={problem?.kind === 'wrong'}
          describedBy={`${bodyId} ${statusId}`}
          onText={(text) => dispatch({ type: 'type', text })}
        />
        <p id={statusId} className={`screen-status${problem ? ' negative' : ''}`} role="status">
          {problem?.kind === 'wrong'
            ? t('code.wrong', { count: problem.triesLeft })
            : problem || resend.isOffline
              ? t('code.offline')
              : isChecking
                ? t('code.checking')
                : rest.isRenewed && digits === ''
                  ? t('code.renewed')
                  : ''}
        </p>
        <Button type="submit" busy={isChecking} idle={digits.length < codeLength}>
          {t('action.continue')}
        </Button>
      </form>
      <div className="screen-actions">
        <ResendButton of={renewal} resend={resend} variant="quiet" />
        {leave}
      </div>
    </Screen>
  )
}
