import { loginNotAllowed, loginVisitEnded } from '@latchkey/protocol/catalogue'
import { socialNames } from '@latchkey/protocol/socialNames'
import { useRef } from 'react'
import type { EmailLoginError } from '../../connectors/embedded/emailLogin.ts'
import { farcasterLogin } from '../../connectors/embedded/farcasterLogin.ts'
import { frameView } from '../../connectors/embedded/frameView.ts'
import { logInByFarcaster } from '../../connectors/embedded/logInByFarcaster.ts'
import { modal } from '../../core/modal/modal.ts'
import { readDevice } from '../../core/wallets/device.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { CopyButton } from '../../ui/controls/CopyButton.tsx'
import { Message } from '../../ui/feedback/Message.tsx'
import { Ring } from '../../ui/feedback/Ring.tsx'
import { useAction, useSlice } from '../../ui/kit.tsx'
import { QrCode } from '../../ui/pictures/QrCode.tsx'
import { useCountdown } from '../../ui/request/useCountdown.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import { useT } from '../../ui/words/i18n.tsx'
import { FramePlace } from './FramePlace.tsx'
import css from './farcaster.css?inline'
import { SocialIcon, SocialMark } from './SocialIcon.tsx'
import { useErrorText } from './useErrorText.tsx'
import { useWords } from './useWords.tsx'

const provider = 'farcaster'
/** Codes of longer texts have no room in the middle. */
const maxWithMark = 80

/** The visitor approves in the Farcaster app: with a code to scan, or on the same phone. */
export default function ConnectingFarcasterView() {
  const t = useWords()
  const [state] = useSlice(farcasterLogin)
  const [frame] = useSlice(frameView)
  // Once the app has approved, the frame has the screen until the wallet is open.
  const wasShown = useRef(false)
  if (frame.status === 'shown') wasShown.current = true
  if (state.status === 'opening') wasShown.current = false
  if (state.status === 'idle') return null
  if (state.status === 'failed') return <Failed error={state.error} />
  if (state.status !== 'linking' && !wasShown.current)
    return <Scan {...(state.status === 'waiting' && state)} />
  return (
    <FramePlace>
      <div className="screen">
        <Ring state="done">
          <SocialMark provider={provider} />
        </Ring>
        <Message title={t('embedded.linking.title')} body={t('embedded.linking.body')} />
      </div>
    </FramePlace>
  )
}

function Scan({ uri, expiresAt }: { uri?: string; expiresAt?: number }) {
  useStyles(css)
  const t = useWords()
  const seconds = useCountdown(expiresAt)
  const label = t('embedded.farcaster.copy')
  const copy = (
    <CopyButton value={uri ?? ''} label={label} disabled={uri === undefined}>
      <span aria-hidden="true">{label}</span>
    </CopyButton>
  )
  // Not part of the message, which a screen reader would read again every second.
  const hint = (
    <p className="prose farcaster-hint">
      {seconds === undefined ? t('embedded.farcaster.only') : t('embedded.farcaster.expires', { seconds })}
    </p>
  )
  if (!readDevice().mobile)
    return (
      <div className="farcaster">
        <QrCode text={uri} label={t('embedded.farcaster.code')}>
          {uri !== undefined && uri.length <= maxWithMark && <SocialIcon provider={provider} size={32} />}
        </QrCode>
        <Message title={t('embedded.farcaster.scan')} />
        {hint}
        {copy}
      </div>
    )
  return (
    <div className="screen">
      <Ring state="waiting">
        <SocialMark provider={provider} />
      </Ring>
      <Message title={t('embedded.farcaster.here')} />
      {hint}
      <div className="stack">
        {uri === undefined ? (
          <Button busy>{t('embedded.farcaster.open')}</Button>
        ) : (
          <Button href={uri}>{t('embedded.farcaster.open')}</Button>
        )}
        {copy}
      </div>
    </div>
  )
}

function Failed({ error }: { error: EmailLoginError }) {
  const t = useWords()
  const say = useT()
  const [, navigate] = useSlice(modal)
  const failure = useErrorText(error)
  const retry = useAction(logInByFarcaster)
  const isExpired = error.code === loginVisitEnded.code
  return (
    <div className="screen">
      <Ring state="failed">
        <SocialMark provider={provider} />
      </Ring>
      <Message
        tone="negative"
        title={
          isExpired
            ? t('embedded.farcaster.expired')
            : error.code === loginNotAllowed.code
              ? t('embedded.failed.noAccess')
              : t('embedded.farcaster.failed', { provider: socialNames[provider] })
        }
        body={isExpired ? t('embedded.farcaster.expiredBody') : failure?.text}
      />
      <div className="stack">
        <Button disabled={failure?.waits} onClick={() => retry()}>
          {say('action.tryAgain')}
        </Button>
        <Button variant="secondary" onClick={() => navigate({ type: 'back', connected: false })}>
          {t('embedded.social.other')}
        </Button>
      </div>
    </div>
  )
}
