import { loginNotAllowed } from '@latchkey/protocol/catalogue'
import { emailLogin } from '../../connectors/embedded/emailLogin.ts'
import { logInByEmail } from '../../connectors/embedded/logInByEmail.ts'
import { modal } from '../../core/modal/modal.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Message } from '../../ui/feedback/Message.tsx'
import { Ring } from '../../ui/feedback/Ring.tsx'
import { useAction, useSlice } from '../../ui/kit.tsx'
import { useT } from '../../ui/words/i18n.tsx'
import { FramePlace } from './FramePlace.tsx'
import { MailMark } from './MailIcon.tsx'
import { useErrorText } from './useErrorText.tsx'
import { useWords } from './useWords.tsx'

/** The frame asks for the link and the code from the mail; before and after it, what happens. */
export default function EmailLoginView() {
  const t = useWords()
  const say = useT()
  const [state] = useSlice(emailLogin)
  const [, navigate] = useSlice(modal)
  const retry = useAction(logInByEmail)
  const error = state.status === 'editing' ? state.error : undefined
  const failure = useErrorText(error)
  // One that was given up leaves no error: the view is already on its way out.
  if (error) {
    // The same address would be refused again.
    const isRefused = error.code === loginNotAllowed.code
    return (
      <div className="screen">
        <Ring state="failed">
          <MailMark />
        </Ring>
        <Message
          tone="negative"
          title={t(isRefused ? 'embedded.failed.noAccess' : 'embedded.failed.title')}
          body={failure?.text}
        />
        <div className="stack">
          {!isRefused && (
            <Button disabled={failure?.waits} onClick={() => void retry()}>
              {say('action.tryAgain')}
            </Button>
          )}
          <Button
            variant={isRefused ? 'primary' : 'secondary'}
            onClick={() => navigate({ type: 'back', connected: false })}
          >
            {t('embedded.failed.otherEmail')}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <FramePlace>
      <div className="screen">
        <Ring state={state.status === 'linking' ? 'done' : 'waiting'}>
          <MailMark />
        </Ring>
        {state.status === 'linking' ? (
          <Message title={t('embedded.linking.title')} body={t('embedded.linking.body')} />
        ) : (
          <Message
            title={
              state.status === 'sending'
                ? t('embedded.sending', { email: state.email })
                : t('embedded.waiting')
            }
          />
        )}
      </div>
    </FramePlace>
  )
}
