import { ssoPaths } from '@latchkey/protocol/http/members'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Notice } from '../ui/Status.tsx'
import { useT } from '../words/Words.tsx'
import { leaveFor } from './fragment.ts'
import { useSession } from './SessionProvider.tsx'
import { cancelled, isSso } from './session.ts'
import { preloadKit, useSignIn } from './useSignIn.tsx'

type Question = { readonly resolve: () => void; readonly reject: (error: Error) => void }

/** Asks for a new signature before something dangerous, which then goes on. */
export function ConfirmIdentity() {
  const t = useT()
  const session = useSession()
  const { signIn, status, error } = useSignIn()
  const { href } = useLocation()
  const byCompany = isSso(session.account() ?? '')
  const [isOpen, setIsOpen] = useState(false)
  const waiting = useRef<readonly Question[]>([])

  useEffect(
    () =>
      session.confirmWith(
        () =>
          new Promise((resolve, reject) => {
            waiting.current = [...waiting.current, { resolve, reject }]
            setIsOpen(true)
            preloadKit()
          }),
      ),
    [session],
  )

  const settle = (act: (question: Question) => void) => {
    const questions = waiting.current
    waiting.current = []
    setIsOpen(false)
    questions.forEach(act)
  }
  const close = () => settle(({ reject }) => reject(cancelled()))
  const sign = async () => {
    const before = session.account()
    if (!(await signIn(true))) return
    settle(({ resolve, reject }) => (session.account() === before ? resolve() : reject(cancelled())))
  }
  return (
    <Dialog
      isOpen={isOpen && status !== 'open'}
      title={t('shell.confirm')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('shell.cancel')}</Button>
          <Button look="primary" onClick={() => (byCompany ? leaveFor(ssoPaths.start, href) : void sign())}>
            {t(byCompany ? 'shell.confirm.company' : 'shell.confirm.sign')}
          </Button>
        </>
      }
    >
      <p className="muted">{t(byCompany ? 'shell.confirm.companyWords' : 'shell.confirm.words')}</p>
      {error && <Notice tone="negative" title={error} />}
    </Dialog>
  )
}
