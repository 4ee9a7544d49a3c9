/** @jsxImportSource preact */
import { useRef, useState } from 'preact/hooks'
import { useArmed } from '../../approvals/useArmed.tsx'
import type { MessageKey } from '../../screens/messages/keys.gen.ts'
import { Button } from '../../screens/ui/Button.tsx'
import { filled } from '../../screens/ui/filled.tsx'
import { useT } from '../../screens/words.tsx'
import type { NamedApp, Task } from '../tasks.ts'
import { DoneStep } from './DoneStep.tsx'
import type { Hand } from './hand.ts'
import { TaskScreen } from './TaskScreen.tsx'
import { problemOf } from './taskFailure.ts'

export type ShareTaskProps = Extract<Task, { kind: 'share' }> & { hand: Hand }

/** Asks whether the wallet of one app is used in another one too. Both answers last, so both have to be seen first. */
export function ShareTask({ from, hand, to }: ShareTaskProps) {
  const t = useT()
  const target = useRef<HTMLDivElement>(null)
  // A page may have opened the window under a click that was meant for something else.
  const { isArmed } = useArmed(target, 'focus')
  const [state, setState] = useState<'asking' | 'share' | 'separate' | 'shared' | 'separated'>('asking')
  const [problem, setProblem] = useState<MessageKey>()
  async function decide(isShared: boolean): Promise<void> {
    if (state !== 'asking') return
    setState(isShared ? 'share' : 'separate')
    setProblem(undefined)
    try {
      await hand({ factors: [], isShared })
      setState(isShared ? 'shared' : 'separated')
    } catch (error) {
      setProblem(problemOf(error))
      setState('asking')
    }
  }
  if (state === 'shared') return <DoneStep of="share" />
  if (state === 'separated') return <DoneStep of="separate" />
  return (
    <div ref={target}>
      <TaskScreen
        title={t('security.share.title')}
        body={filled([to.name], ([app = '']) => t('security.share.body', { app }))}
        problem={problem && t(problem as 'security.problem.failed')}
        actions={
          <>
            <Button busy={state === 'share'} idle={!isArmed} onClick={() => void decide(true)}>
              {t('security.share.yes')}
            </Button>
            <Button
              variant="secondary"
              busy={state === 'separate'}
              idle={!isArmed}
              onClick={() => void decide(false)}
            >
              {t('security.share.no')}
            </Button>
            <Button variant="quiet" onClick={() => window.close()}>
              {t('security.cancel')}
            </Button>
          </>
        }
        foot={t('security.share.foot')}
      >
        <dl className="task-facts">
          <AppFact label={t('security.share.from')} app={from} />
          <AppFact label={t('security.share.to')} app={to} />
        </dl>
        <ul className="task-points">
          <li>{t('security.share.gets')}</li>
          <li>{t('security.share.same')}</li>
          <li>{t('security.share.end')}</li>
        </ul>
      </TaskScreen>
    </div>
  )
}

/** By its host, which the browser or the server has verified; what it calls itself comes second. */
function AppFact({ app: { host, name }, label }: { app: NamedApp; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {host && (
          <bdi dir="ltr" translate={false}>
            {host}
          </bdi>
        )}
        {(!host || name !== host) && <bdi className="task-fact-name">{name}</bdi>}
      </dd>
    </div>
  )
}
