/** @jsxImportSource preact */
import { useRef, useState } from 'preact/hooks'
import { useArmed } from '../../../approvals/useArmed.tsx'
import type { MessageKey } from '../../../screens/messages/keys.gen.ts'
import { Button } from '../../../screens/ui/Button.tsx'
import { filled } from '../../../screens/ui/filled.tsx'
import { useT } from '../../../screens/words.tsx'
import type { NewDevice } from '../../tasks.ts'
import { DoneStep } from '../DoneStep.tsx'
import type { Hand } from '../hand.ts'
import { TaskForm } from '../TaskForm.tsx'
import { TaskScreen } from '../TaskScreen.tsx'
import { problemOf } from '../taskFailure.ts'

const codeLength = 10

/** Lets a new device open the wallet, after its code was typed here. */
export function ApproveTask({ hand }: { hand: Hand }) {
  const [device, setDevice] = useState<NewDevice>()
  const [isDone, setDone] = useState(false)
  if (isDone) return <DoneStep of="approve" />
  if (device) return <DecideStep device={device} hand={hand} onApproved={() => setDone(true)} />
  return <TypeStep hand={hand} onFound={setDevice} />
}

function TypeStep({ hand, onFound }: { hand: Hand; onFound(device: NewDevice): void }) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const code = typed.replace(/[\s-]/g, '')
  async function submit(): Promise<undefined> {
    onFound((await hand({ factors: [], handover: { name: 'typed', code } })) as NewDevice)
  }
  return (
    <TaskForm
      key="type"
      title={t('security.approve.title')}
      body={t('security.approve.body')}
      label={t('security.approve.label')}
      value={typed}
      onInput={setTyped}
      action={t('security.continue')}
      isReady={code.length === codeLength}
      submit={submit}
      wrong="security.problem.deviceCode"
      field={{ autocapitalize: 'characters', maxLength: 16 }}
    />
  )
}

function DecideStep({
  device: { browser, site },
  hand,
  onApproved,
}: {
  device: NewDevice
  hand: Hand
  onApproved(): void
}) {
  const t = useT()
  const target = useRef<HTMLDivElement>(null)
  // A page may have opened the window under a click that was meant for something else.
  const { isArmed } = useArmed(target, 'focus')
  const [busy, setBusy] = useState<'approve' | 'decline'>()
  const [problem, setProblem] = useState<MessageKey>()
  async function decide(name: 'approve' | 'decline'): Promise<void> {
    setBusy(name)
    setProblem(undefined)
    try {
      await hand({ factors: [], handover: { name } })
      if (name === 'approve') onApproved()
      else window.close()
    } catch (error) {
      setProblem(problemOf(error))
      setBusy(undefined)
    }
  }
  return (
    <div ref={target}>
      <TaskScreen
        key="decide"
        title={t('security.approve.ask')}
        body={filled([browser, site], ([browser = '', site = '']) =>
          t('security.approve.device', { browser, site }),
        )}
        problem={problem && t(problem as 'security.problem.failed')}
        actions={
          <>
            <Button
              busy={busy === 'approve'}
              idle={!isArmed || busy === 'decline'}
              onClick={() => void decide('approve')}
            >
              {t('security.approve.do')}
            </Button>
            <Button
              variant="quiet"
              busy={busy === 'decline'}
              idle={busy === 'approve'}
              onClick={() => void decide('decline')}
            >
              {t('security.approve.decline')}
            </Button>
          </>
        }
      >
        <p className="task-warning">{t('security.approve.warning')}</p>
      </TaskScreen>
    </div>
  )
}
