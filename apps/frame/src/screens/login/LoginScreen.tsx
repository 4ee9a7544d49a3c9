/** @jsxImportSource preact */
import { escrowWaiting, loginCancelled } from '@latchkey/protocol/catalogue'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import type { LoginLanguage } from '@latchkey/protocol/http/login'
import { useCallback, useState } from 'preact/hooks'
import type { EmailLogin } from '../../login/emailLogin.ts'
import type { ScreenEnd, Screens } from '../screen.ts'
import { useStyles } from '../styles.tsx'
import { filled } from '../ui/filled.tsx'
import { MailIcon } from '../ui/icons.tsx'
import { Ring } from '../ui/Ring.tsx'
import { Screen } from '../ui/Screen.tsx'
import { needWords, useT } from '../words.tsx'
import { CodeStep } from './CodeStep.tsx'
import css from './LinkStep.css?inline'
import { LinkStep } from './LinkStep.tsx'
import { showWithCalls } from './showWithCalls.ts'
import { WaitStep } from './WaitStep.tsx'

/** Shows what is left of a login: the wait for the link, then the code. */
export async function showLogin(screens: Screens, options: showLogin.Options): Promise<void> {
  needWords('login')
  const { login, signal, until } = options
  const step = stepOf(login.pending())
  if (until === 'approved' && step !== 'link') return
  if (step === 'finish') {
    if (await login.complete(undefined, signal)) throw new FrameRefusal({ code: escrowWaiting.code })
    return
  }
  return showWithCalls(screens, {
    title: 'login',
    signal,
    render: (end, signal) => <LoginScreen {...options} signal={signal} end={end} />,
  })
}

export declare namespace showLogin {
  type Options = {
    readonly login: Pick<EmailLogin, 'pending' | 'resend' | 'approved' | 'complete'>
    /** What the page waits for. */
    readonly until: 'approved' | 'loggedIn'
    /** Of mails. */
    readonly language: LoginLanguage
    /** Of the page. */
    readonly host: string
    readonly signal: AbortSignal
  }
}

type Step = 'link' | 'code' | 'finish' | 'done' | 'wait'

/** Long enough to be seen; the page goes on with the same picture. */
const doneMs = 500

function LoginScreen({ login, until, language, host, signal, end }: LoginScreenProps) {
  useStyles(css)
  const t = useT()
  const [attempt, setAttempt] = useState(() => login.pending())
  const [mails, setMails] = useState(1)
  const [step, setStep] = useState<Step>(() => stepOf(attempt))
  const [opensAt, setOpensAt] = useState<Date>()
  const { email } = attempt
  const foot = filled([host], ([host = '']) => t('login.for', { host }))

  const leave = () => end.reject(new FrameRefusal({ code: loginCancelled.code }))
  async function resend() {
    const next = await login.resend(language, signal)
    setAttempt(next)
    setMails(mails + 1)
    setStep(stepOf(next))
  }
  const sending = { isRenewed: mails > 1, resendAt: () => login.pending().resendAt, resend }

  /** What is left to do in a step that does not wait for the visitor. */
  function proceed(next: Step): void {
    setStep(next)
    if (next === 'done') setTimeout(() => end.resolve(), doneMs)
    if (next === 'finish') login.complete(undefined, signal).then(logged, end.reject)
  }
  /** The visitor is logged in, but a new device may have to wait for the wallet. */
  function logged(opensAt: Date | undefined): void {
    setOpensAt(opensAt)
    proceed(opensAt ? 'wait' : 'done')
  }
  const approved = useCallback(
    (own: AbortSignal, onDelay?: (isDelayed: boolean) => void) =>
      login.approved(AbortSignal.any([signal, own]), onDelay),
    [login, signal],
  )
  const onApproved = () => (until === 'approved' ? end.resolve() : proceed(stepOf(login.pending())))

  if (step === 'link')
    return (
      <LinkStep
        key={attempt.id}
        attempt={attempt}
        host={host}
        {...sending}
        approved={approved}
        onApproved={onApproved}
        onFail={end.reject}
        onLeave={leave}
      />
    )
  if (step === 'code')
    return (
      <CodeStep
        key={attempt.id}
        title={t('login.code.title')}
        body={
          attempt.action === 'VERIFY_DEVICE'
            ? t('login.code.sameMail')
            : filled([email], ([email = '']) => t('login.code.body', { email }))
        }
        foot={foot}
        {...sending}
        renewal="code"
        check={async (code) => logged(await login.complete(code, signal))}
        triesLeft={() => login.pending().triesLeft}
        leaveLabel={t('login.otherEmail')}
        onLeave={leave}
        onFail={end.reject}
      />
    )
  if (step === 'wait' && opensAt)
    return <WaitStep opensAt={opensAt} email={email} foot={foot} onLeave={leave} />
  return (
    <Screen
      key={step}
      art={
        <Ring state={step === 'done' ? 'done' : 'waiting'}>
          <span className="mail-tile">
            <MailIcon size={32} />
          </span>
        </Ring>
      }
      title={step === 'done' ? t('login.done') : t('login.finishing')}
      body={step === 'done' ? t('login.opening') : filled([email], ([email = '']) => email)}
      onLeave={leave}
    />
  )
}

type LoginScreenProps = showLogin.Options & { end: ScreenEnd<void> }

function stepOf({ action, isApproved, needsCode }: EmailLogin.Attempt): Step {
  if (action === 'VERIFY_DEVICE' && !isApproved) return 'link'
  return needsCode ? 'code' : 'finish'
}
