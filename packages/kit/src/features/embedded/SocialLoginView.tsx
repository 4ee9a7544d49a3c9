import {
  loginNotAllowed,
  loginProviderDeclined,
  loginWindowBlocked,
  loginWindowClosed,
} from '@latchkey/protocol/catalogue'
import { socialNames } from '@latchkey/protocol/socialNames'
import { useRef } from 'react'
import type { EmailLoginError } from '../../connectors/embedded/emailLogin.ts'
import { frameView } from '../../connectors/embedded/frameView.ts'
import { logInAsGuest } from '../../connectors/embedded/logInAsGuest.ts'
import { logInByPasskey } from '../../connectors/embedded/logInByPasskey.ts'
import { logInBySocial } from '../../connectors/embedded/logInBySocial.ts'
import { type SocialLoginState, socialLogin } from '../../connectors/embedded/socialLogin.ts'
import { modal } from '../../core/modal/modal.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Message } from '../../ui/feedback/Message.tsx'
import { Ring } from '../../ui/feedback/Ring.tsx'
import { useKit, useSlice } from '../../ui/kit.tsx'
import { useT } from '../../ui/words/i18n.tsx'
import { FramePlace } from './FramePlace.tsx'
import { SocialMark } from './SocialIcon.tsx'
import { useErrorText } from './useErrorText.tsx'
import { useWords } from './useWords.tsx'

/** The visitor logs in at a provider, in a window of its own; the frame says what to do here meanwhile. */
export default function SocialLoginView() {
  const t = useWords()
  const [state] = useSlice(socialLogin)
  const [frame] = useSlice(frameView)
  // The frame has shown all it has to: what is left is to open the wallet.
  const wasShown = useRef(false)
  if (frame.status === 'shown') wasShown.current = true
  if (state.status === 'opening') wasShown.current = false
  if (state.status === 'idle') return null
  // A login with a token fails at the app, which started it.
  if (state.status === 'failed')
    return state.provider === 'token' ? null : <Failed {...state} provider={state.provider} />
  const { provider, status } = state
  const isDone = status === 'linking' || (wasShown.current && frame.status === 'hidden')
  return (
    <FramePlace>
      <div className="screen">
        <Ring state={isDone ? 'done' : 'waiting'}>
          <SocialMark provider={provider} />
        </Ring>
        {isDone ? (
          <Message title={t('embedded.linking.title')} body={t('embedded.linking.body')} />
        ) : provider === 'passkey' || provider === 'token' || provider === 'guest' ? (
          <Message title={t('embedded.waiting')} />
        ) : (
          <Message
            title={t('embedded.social.waiting.title')}
            body={t('embedded.social.waiting.body', { provider: socialNames[provider] })}
          />
        )}
      </div>
    </FramePlace>
  )
}

/** Failures with a title of their own. */
const titles: Readonly<Record<string, 'blocked' | 'closed' | 'declined'>> = {
  [loginWindowBlocked.code]: 'blocked',
  [loginWindowClosed.code]: 'closed',
  [loginProviderDeclined.code]: 'declined',
}

type FailedProps = {
  readonly error: EmailLoginError
  readonly provider: Exclude<Extract<SocialLoginState, { status: 'failed' }>['provider'], 'token'>
}

function Failed({ error, provider }: FailedProps) {
  const t = useWords()
  const say = useT()
  const kit = useKit()
  const [, navigate] = useSlice(modal)
  const failure = useErrorText(error)
  const own = titles[error.code]
  const isRefused = error.code === loginNotAllowed.code
  // Not through `useAction`: the window has to be opened within the click.
  const retry = () => {
    if (provider === 'passkey') void logInByPasskey(kit)
    else if (provider === 'guest') void logInAsGuest(kit)
    else void logInBySocial(kit, provider)
  }
  return (
    <div className="screen">
      <Ring state="failed">
        <SocialMark provider={provider} />
      </Ring>
      <Message
        tone="negative"
        title={t(
          own ? `embedded.social.${own}` : isRefused ? 'embedded.failed.noAccess' : 'embedded.failed.title',
        )}
        body={failure?.text}
      />
      <div className="stack">
        <Button disabled={failure?.waits} onClick={retry}>
          {own === 'blocked' ? t('embedded.social.open') : say('action.tryAgain')}
        </Button>
        <Button variant="secondary" onClick={() => navigate({ type: 'back', connected: false })}>
          {t('embedded.social.other')}
        </Button>
      </div>
    </div>
  )
}
