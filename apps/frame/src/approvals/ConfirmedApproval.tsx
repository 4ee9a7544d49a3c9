/** @jsxImportSource preact */
import { useRef, useState } from 'preact/hooks'
import { useStyles } from '../screens/styles.tsx'
import { useT } from '../screens/words.tsx'
import { confirmWithPasskey } from '../security/window/passkey.ts'
import { ApprovalScreen, type ApprovalScreenProps, type Decision } from './ApprovalScreen.tsx'
import css from './confirm.css?inline'
import type { Confirmed, Confirming } from './startConfirm.ts'

export type ConfirmedApprovalProps = Pick<ApprovalScreenProps, 'view' | 'origin'> & {
  asked: Confirming['asked']
  onDecide: (decision: Decision | Confirmed) => void
}

/** An approval in a window of the wallet, which a passkey confirms. Without it, nothing is decided. */
export function ConfirmedApproval({ asked, onDecide, ...shown }: ConfirmedApprovalProps) {
  useStyles(css)
  const t = useT()
  const isBusy = useRef(false)
  const [hasFailed, setFailed] = useState(false)
  async function decide(decision: Decision): Promise<void> {
    if (decision === 'declined') return onDecide(decision)
    if (isBusy.current) return
    isBusy.current = true
    setFailed(false)
    try {
      const intent = asked.intents[typeof decision === 'number' ? decision + 1 : 0] ?? ''
      onDecide({ decision, confirmation: await confirmWithPasskey(asked, intent) })
    } catch {
      setFailed(true)
    } finally {
      isBusy.current = false
    }
  }
  return (
    <>
      <ApprovalScreen
        {...shown}
        guard="focus"
        next={t(hasFailed ? 'confirm.problem' : 'confirm.next')}
        onDecide={(decision) => void decide(decision)}
      />
      <p className="approval-unseen" role="alert">
        {hasFailed && t('confirm.problem')}
      </p>
    </>
  )
}
