/** @jsxImportSource preact */
import {
  loginAttemptEnded,
  loginDeviceEnded,
  loginDeviceRefused,
  loginMailFailed,
  requestAborted,
} from '@latchkey/protocol/catalogue'
import { useEffect, useId, useState } from 'preact/hooks'
import type { EmailLogin } from '../../login/emailLogin.ts'
import { failureOf } from '../../login/failureOf.ts'
import { isPassing } from '../../login/isPassing.ts'
import { useStyles } from '../styles.tsx'
import { Button } from '../ui/Button.tsx'
import { filled } from '../ui/filled.tsx'
import { MailIcon } from '../ui/icons.tsx'
import { Ring } from '../ui/Ring.tsx'
import { Screen } from '../ui/Screen.tsx'
import { useT } from '../words.tsx'
import css from './LinkStep.css?inline'
import { ResendButton, useResend } from './useResend.tsx'

export type LinkStepProps = {
  attempt: EmailLogin.Attempt
  /** The mail is not the first one. */
  isRenewed: boolean
  host: string
  approved: EmailLogin['approved']
  resendAt(): number
  resend(): Promise<void>
  onApproved(): void
  onFail(error: unknown): void
  onLeave(): void
}

/** Why the link will not be followed any more. */
const reasons: Readonly<Record<string, 'mailFailed' | 'refused' | 'ended'>> = {
  [loginMailFailed.code]: 'mailFailed',
  [loginDeviceRefused.code]: 'refused',
  [loginDeviceEnded.code]: 'ended',
  [loginAttemptEnded.code]: 'ended',
}

const retryMs = 3_000
/** Long enough to be seen by a visitor who comes back from the mail. */
const approvedMs = 700

/** The wait for the visitor to open the link in the mail and choose the number shown here. */
export function LinkStep({ attempt, isRenewed, host, approved, onApproved, onFail, ...rest }: LinkStepProps) {
  const { onLeave } = rest
  useStyles(css)
  const t = useT()
  const numberId = useId()
  const [state, setState] = useState<'waiting' | 'offline' | 'approved' | 'mailFailed' | 'refused' | 'ended'>(
    'waiting',
  )
  const [isDelayed, setDelayed] = useState(false)
  const resend = useResend({ resendAt: rest.resendAt, send: rest.resend, onFail })

  useEffect(() => {
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    async function wait(): Promise<void> {
      try {
        await approved(controller.signal, setDelayed)
        setState('approved')
        timer = setTimeout(onApproved, approvedMs)
      } catch (error) {
        const { code = '' } = failureOf(error)
        const reason = reasons[code]
        if (controller.signal.aborted || code === requestAborted.code) return
        if (reason) setState(reason)
        else if (isPassing(code)) {
          setState('offline')
          timer = setTimeout(wait, retryMs)
        } else onFail(error)
      }
    }
    void wait()
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [approved, onApproved, onFail])

  const otherEmail = (
    <Button variant="quiet" onClick={onLeave}>
      {t('login.otherEmail')}
    </Button>
  )
  const foot = filled([host], ([host = '']) => t('login.for', { host }))

  if (state === 'mailFailed' || state === 'refused' || state === 'ended')
    return (
      <Screen
        key={state}
        negative
        art={
          <Ring state="failed">
            <span className="mail-tile negative">
              <MailIcon size={32} />
            </span>
          </Ring>
        }
        title={t(`login.${state}.title`)}
        body={
          state === 'mailFailed'
            ? filled([attempt.email], ([email = '']) => t('login.mailFailed.body', { email }))
            : t(`login.${state}.body`)
        }
        actions={
          <>
            <ResendButton of="login" resend={resend} variant="primary" />
            {otherEmail}
          </>
        }
        foot={foot}
        onLeave={onLeave}
      />
    )

  const number = `${attempt.match ?? ''}`.padStart(2, '0')
  const isOffline = state === 'offline' || resend.isOffline
  const news =
    state === 'approved'
      ? t('login.link.approved')
      : isOffline
        ? t('login.link.offline')
        : isDelayed
          ? t('login.link.delayed')
          : isRenewed
            ? t('login.link.renewed')
            : t('login.link.waiting', { number })
  return (
    <Screen
      title={t('login.link.title')}
      describedBy={numberId}
      body={filled([attempt.email], ([email = '']) => t('login.link.body', { email }))}
      actions={
        <>
          <ResendButton of="login" resend={resend} variant="quiet" />
          {otherEmail}
        </>
      }
      foot={foot}
      onLeave={onLeave}
    >
      <Ring state={state === 'approved' ? 'done' : 'waiting'}>
        <span className="match" dir="ltr">
          <span id={numberId} className="hidden">
            {t('login.link.number', { number })}
          </span>
          <span aria-hidden="true">{number}</span>
        </span>
      </Ring>
      <p className="screen-status" role="status">
        {news}
      </p>
    </Screen>
  )
}
