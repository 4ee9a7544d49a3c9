/** @jsxImportSource preact */
import { useState } from 'preact/hooks'
import { toBase64Url } from '../../../login/base64Url.ts'
import type { MessageKey } from '../../../screens/messages/keys.gen.ts'
import { Button } from '../../../screens/ui/Button.tsx'
import { useT } from '../../../screens/words.tsx'
import { randomBytes } from '../../../vault/bytes.ts'
import { PasskeyIcon } from '../../icons.tsx'
import type { PasskeyAsk } from '../../tasks.ts'
import type { Hand } from '../hand.ts'
import { confirmWithPasskey } from '../passkey.ts'
import { TaskScreen } from '../TaskScreen.tsx'
import { problemOf } from '../taskFailure.ts'

export type PasskeyStepProps = { ask: PasskeyAsk; hand: Hand; onEntered: () => void }

/** Asks for a passkey before the wallet is changed. */
export function PasskeyStep({ ask, hand, onEntered }: PasskeyStepProps) {
  const t = useT()
  document.title = t('security.confirm.step.title')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<MessageKey>()
  async function confirm(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      // Not for something that is signed.
      const intent = toBase64Url(randomBytes(32))
      await hand({ factors: [], confirmation: await confirmWithPasskey(ask, intent) })
      onEntered()
    } catch (error) {
      setProblem(problemOf(error, 'passkey'))
      setBusy(false)
    }
  }
  return (
    <TaskScreen
      art={
        <span className="task-tile">
          <PasskeyIcon />
        </span>
      }
      title={t('security.confirm.step.title')}
      body={t('security.confirm.step.body')}
      problem={problem && t(problem as 'security.problem.failed')}
      actions={
        <>
          <Button busy={isBusy} onClick={confirm}>
            {t('security.confirm.use')}
          </Button>
          <Button variant="quiet" onClick={() => window.close()}>
            {t('security.cancel')}
          </Button>
        </>
      }
    />
  )
}
