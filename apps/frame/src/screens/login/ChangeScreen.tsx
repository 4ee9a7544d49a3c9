/** @jsxImportSource preact */
import { loginCancelled } from '@latchkey/protocol/catalogue'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import type { LoginLanguage } from '@latchkey/protocol/http/login'
import { useState } from 'preact/hooks'
import type { EmailChange } from '../../login/emailChange.ts'
import type { ScreenEnd, Screens } from '../screen.ts'
import { useStyles } from '../styles.tsx'
import { Button } from '../ui/Button.tsx'
import { filled } from '../ui/filled.tsx'
import { MailIcon } from '../ui/icons.tsx'
import { Ring } from '../ui/Ring.tsx'
import { Screen } from '../ui/Screen.tsx'
import { needWords, useT } from '../words.tsx'
import { CodeStep } from './CodeStep.tsx'
import css from './LinkStep.css?inline'
import { showWithCalls } from './showWithCalls.ts'

/** Asks for the codes of a change of address, as far as the page waits for. */
export function showChange(screens: Screens, options: showChange.Options): Promise<void> {
  needWords('login')
  return showWithCalls(screens, {
    title: 'account',
    signal: options.signal,
    render: (end, signal) => <ChangeScreen {...options} signal={signal} end={end} />,
  })
}

export declare namespace showChange {
  type Options = {
    readonly change: EmailChange
    readonly until: 'new' | 'done'
    /** Of mails. */
    readonly language: LoginLanguage
    /** Of the page. */
    readonly host: string
    readonly signal: AbortSignal
  }
}

function ChangeScreen({ change, until, language, host, signal, end }: ChangeScreenProps) {
  useStyles(css)
  const t = useT()
  const [pending, setPending] = useState(() => change.pending())
  const [starts, setStarts] = useState(1)
  const { newEmail, oldEmail, step } = pending
  const foot = filled([host], ([host = '']) => t('login.for', { host }))
  const leave = () => end.reject(new FrameRefusal({ code: loginCancelled.code }))

  async function resend() {
    setPending(await change.restart(language, signal))
    setStarts(starts + 1)
  }

  if (step === 'done')
    return (
      <Screen
        key="done"
        art={
          <Ring state="done">
            <span className="mail-tile">
              <MailIcon size={32} />
            </span>
          </Ring>
        }
        title={t('change.done.title')}
        body={filled([newEmail], ([email = '']) => t('change.done.body', { email }))}
        actions={<Button onClick={() => end.resolve()}>{t('action.done')}</Button>}
        onLeave={() => end.resolve()}
      >
        <p className="screen-status">{filled([oldEmail], ([email = '']) => t('change.undo', { email }))}</p>
      </Screen>
    )
  return (
    <CodeStep
      key={`${pending.id} ${step}`}
      title={t(`change.${step}.title`)}
      body={
        step === 'old'
          ? filled([newEmail, oldEmail], ([next = '', email = '']) => t('change.old.body', { next, email }))
          : filled([newEmail], ([email = '']) => t('change.new.body', { email }))
      }
      foot={foot}
      isRenewed={starts > 1 && step === 'old'}
      renewal={step === 'old' ? 'code' : 'change'}
      check={async (code) => {
        const next = await change.confirm(code, signal)
        if (next.step === until && until === 'new') end.resolve()
        else setPending(next)
      }}
      triesLeft={() => change.pending().triesLeft}
      resendAt={() => change.pending().resendAt}
      resend={resend}
      leaveLabel={t('action.cancel')}
      onLeave={leave}
      onFail={end.reject}
    />
  )
}

type ChangeScreenProps = showChange.Options & { end: ScreenEnd<void> }
