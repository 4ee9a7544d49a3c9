/** @jsxImportSource preact */
import { useRef, useState } from 'preact/hooks'
import type { MessageKey } from '../../screens/messages/keys.gen.ts'
import { Button } from '../../screens/ui/Button.tsx'
import { useT } from '../../screens/words.tsx'
import { PasskeyIcon } from '../icons.tsx'
import type { Task } from '../tasks.ts'
import { DoneStep } from './DoneStep.tsx'
import type { Hand } from './hand.ts'
import { createPasskey } from './passkey.ts'
import { TaskScreen } from './TaskScreen.tsx'
import { problemOf } from './taskFailure.ts'

export type PasskeyTaskProps = Extract<Task, { kind: 'passkey' }> & { hand: Hand }

/** Creates a passkey, and lets it open the wallet. */
export function PasskeyTask({ hand, passkey }: PasskeyTaskProps) {
  const t = useT()
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking')
  const [problem, setProblem] = useState<MessageKey>()
  const attempts = useRef(0)
  async function create(): Promise<void> {
    setState('busy')
    setProblem(undefined)
    try {
      const { factor, key, signed } = await createPasskey(passkey, attempts.current)
      // A challenge counts once, whatever becomes of it.
      if (signed) attempts.current += 1
      await hand({ factors: [factor], signed, key })
      setState('done')
    } catch (error) {
      setProblem(problemOf(error))
      setState('asking')
    }
  }
  if (state === 'done') return <DoneStep of="passkey" />
  return (
    <TaskScreen
      art={
        <span className="task-tile">
          <PasskeyIcon />
        </span>
      }
      title={t('security.passkey.title')}
      body={t('security.passkey.body')}
      problem={problem && t(problem as 'security.problem.failed')}
      actions={
        <>
          <Button busy={state === 'busy'} onClick={create}>
            {t('security.passkey.create')}
          </Button>
          <Button variant="quiet" onClick={() => window.close()}>
            {t('security.cancel')}
          </Button>
        </>
      }
    />
  )
}
