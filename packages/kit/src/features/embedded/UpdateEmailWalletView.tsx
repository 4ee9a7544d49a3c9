import { type FormEvent, useId } from 'react'
import { changeEmail } from '../../connectors/embedded/changeEmail.ts'
import { emailChange } from '../../connectors/embedded/emailChange.ts'
import { embeddedUser } from '../../connectors/embedded/embeddedUser.ts'
import { showToast } from '../../core/modal/toasts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Message } from '../../ui/feedback/Message.tsx'
import { Ring } from '../../ui/feedback/Ring.tsx'
import { useKit, useSlice } from '../../ui/kit.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import css from './email.css?inline'
import { FramePlace } from './FramePlace.tsx'
import { MailIcon, MailMark } from './MailIcon.tsx'
import viewCss from './UpdateEmailWalletView.css?inline'
import { useErrorText } from './useErrorText.tsx'
import { useWords } from './useWords.tsx'

/** Another email address for the same wallet; the frame asks for a code of each address. */
export default function UpdateEmailWalletView() {
  useStyles(css)
  useStyles(viewCss)
  const t = useWords()
  const errorId = useId()
  const [state, change] = useSlice(emailChange)
  const [user] = useSlice(embeddedUser)
  const kit = useKit()
  const failure = useErrorText(state.status === 'editing' ? state.error : undefined)
  if (state.status === 'verifying')
    return (
      <FramePlace>
        <div className="screen">
          <Ring state="waiting">
            <MailMark />
          </Ring>
          <Message title={t('embedded.sending', { email: state.email })} />
        </div>
      </FramePlace>
    )
  const busy = state.status === 'sending'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void changeEmail(kit).then((changed) => {
      if (changed) showToast(kit, t('embedded.change.done'))
    })
  }
  return (
    <form className="change-email" aria-label={t('embedded.change.label')} noValidate onSubmit={submit}>
      <p className="prose">{t('embedded.change.intro')}</p>
      {user?.email && (
        <p className="change-email-present">
          <span>{t('embedded.change.present')}</span>
          <bdi>{user.email}</bdi>
        </p>
      )}
      <div>
        <div className="email-box" data-invalid={failure ? '' : undefined}>
          <MailIcon />
          <input
            type="email"
            name="email"
            autoComplete="email"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={254}
            placeholder={t('embedded.change.label')}
            aria-label={t('embedded.change.label')}
            aria-describedby={errorId}
            aria-invalid={failure ? true : undefined}
            readOnly={busy}
            value={state.email}
            onChange={({ target }) => change({ type: 'edit', email: target.value })}
          />
        </div>
        <p className="email-error" id={errorId} role="alert">
          {failure?.text}
        </p>
      </div>
      <Button type="submit" busy={busy} disabled={!busy && (state.email === '' || failure?.waits)}>
        {t('embedded.change.send')}
      </Button>
    </form>
  )
}
