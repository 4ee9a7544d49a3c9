/** @jsxImportSource preact */
import { useRef, useState } from 'preact/hooks'
import { useArmed } from '../../approvals/useArmed.tsx'
import { Button } from '../../screens/ui/Button.tsx'
import { useT } from '../../screens/words.tsx'
import type { Task } from '../tasks.ts'
import { DoneStep } from './DoneStep.tsx'
import type { Hand } from './hand.ts'
import { TaskScreen } from './TaskScreen.tsx'
import { useShownFactors } from './useShownFactors.tsx'

export type SecureTaskProps = Extract<Task, { kind: 'secure' }> & { hand: Hand }

/**
 * Takes the operator's way into the wallet away. Everything that is left has to be shown to
 * work first, and moves to a key that the operator has never had.
 */
export function SecureTask({ hand, kitIds, otherDevices, passkey, passkeyIds }: SecureTaskProps) {
  const t = useT()
  const target = useRef<HTMLDivElement>(null)
  const { isArmed } = useArmed(target, 'focus')
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking')
  const { fields, isReady, problem, submit } = useShownFactors({
    kitIds,
    passkey,
    passkeyIds,
    onSubmit: () => isArmed && state === 'asking' && void secure(),
  })
  async function secure(): Promise<void> {
    setState('busy')
    setState((await submit(async (factors) => void (await hand({ factors })))) ? 'done' : 'asking')
  }
  if (state === 'done') return <DoneStep of="secure" />
  return (
    <div ref={target}>
      <TaskScreen
        title={t('security.secure.title')}
        body={t('security.secure.body')}
        problem={problem}
        actions={
          <>
            <Button busy={state === 'busy'} idle={!isArmed || !isReady} onClick={() => void secure()}>
              {t('security.secure.do')}
            </Button>
            <Button variant="quiet" onClick={() => window.close()}>
              {t('security.cancel')}
            </Button>
          </>
        }
      >
        <ul className="task-warning">
          <li>{t('security.secure.warning.email')}</li>
          <li>{t('security.secure.warning.loss')}</li>
          {otherDevices > 0 && <li>{t('security.secure.warning.devices', { count: otherDevices })}</li>}
        </ul>
        {fields}
      </TaskScreen>
    </div>
  )
}
