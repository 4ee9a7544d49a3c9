/** @jsxImportSource preact */
import { useRef, useState } from 'preact/hooks'
import { useArmed } from '../../approvals/useArmed.tsx'
import type { MessageKey } from '../../screens/messages/keys.gen.ts'
import { Button } from '../../screens/ui/Button.tsx'
import { useT } from '../../screens/words.tsx'
import type { Task } from '../tasks.ts'
import { DoneStep } from './DoneStep.tsx'
import type { Hand } from './hand.ts'
import { TaskScreen } from './TaskScreen.tsx'
import { problemOf } from './taskFailure.ts'

export type RemoveTaskProps = Extract<Task, { kind: 'remove' }> & { hand: Hand }

/** Asks before a passkey or a kit is taken away. */
export function RemoveTask({ factor, hand, leavesOne }: RemoveTaskProps) {
  const t = useT()
  const target = useRef<HTMLDivElement>(null)
  // A page may have opened the window under a click that was meant for something else.
  const { isArmed } = useArmed(target, 'focus')
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking')
  const [problem, setProblem] = useState<MessageKey>()
  async function remove(): Promise<void> {
    setState('busy')
    setProblem(undefined)
    try {
      await hand({ factors: [] })
      setState('done')
    } catch (error) {
      setProblem(problemOf(error))
      setState('asking')
    }
  }
  if (state === 'done') return <DoneStep of="remove" />
  return (
    <div ref={target}>
      <TaskScreen
        title={t(`security.remove.${factor}.title`)}
        body={t(`security.remove.${factor}.body`)}
        problem={problem && t(problem as 'security.problem.failed')}
        actions={
          <>
            <Button busy={state === 'busy'} idle={!isArmed} onClick={remove}>
              {t('security.remove')}
            </Button>
            <Button variant="quiet" onClick={() => window.close()}>
              {t('security.cancel')}
            </Button>
          </>
        }
      >
        {leavesOne && <p className="task-warning">{t('security.remove.leavesOne')}</p>}
      </TaskScreen>
    </div>
  )
}
