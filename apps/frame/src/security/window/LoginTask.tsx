/** @jsxImportSource preact */
import { useRef, useState } from 'preact/hooks'
import type { MessageKey } from '../../screens/messages/keys.gen.ts'
import { Button } from '../../screens/ui/Button.tsx'
import { useT } from '../../screens/words.tsx'
import { PasskeyIcon } from '../icons.tsx'
import type { Task } from '../tasks.ts'
import { DoneStep } from './DoneStep.tsx'
import type { Hand } from './hand.ts'
import { askPasskey, createPasskey, PasskeyError } from './passkey.ts'
import { TaskScreen } from './TaskScreen.tsx'
import { problemOf } from './taskFailure.ts'

export type LoginTaskProps = Extract<Task, { kind: 'login' }> & { hand: Hand }

/** Logs in with a passkey, or creates one, with an account and a wallet. */
export function LoginTask({ hand, passkey }: LoginTaskProps) {
  const t = useT()
  const [state, setState] = useState<'asking' | 'use' | 'create' | 'done'>('asking')
  const [problem, setProblem] = useState<MessageKey>()
  const attempts = useRef(0)
  async function open(how: 'use' | 'create'): Promise<void> {
    if (state !== 'asking') return
    setState(how)
    setProblem(undefined)
    try {
      const read = how === 'use' ? askPasskey : createPasskey
      const { factor, key, signed } = await read(passkey, attempts.current)
      // A challenge counts once, whatever becomes of it.
      attempts.current += 1
      await hand({ factors: [factor], signed, key })
      setState('done')
    } catch (error) {
      const isNone = how === 'use' && error instanceof PasskeyError && error.problem === 'cancelled'
      setProblem(isNone ? 'security.problem.noneHere' : problemOf(error, 'passkey'))
      setState('asking')
    }
  }
  if (state === 'done') return <DoneStep of="login" />
  return (
    <TaskScreen
      art={
        <span className="task-tile">
          <PasskeyIcon />
        </span>
      }
      title={t('security.login.title')}
      body={t('security.login.body')}
      problem={problem && t(problem as 'security.problem.failed')}
      actions={
        <>
          <Button busy={state === 'use'} onClick={() => void open('use')}>
            {t('security.login.use')}
          </Button>
          <Button variant="secondary" busy={state === 'create'} onClick={() => void open('create')}>
            {t('security.login.create')}
          </Button>
          <Button variant="quiet" onClick={() => window.close()}>
            {t('security.cancel')}
          </Button>
        </>
      }
      foot={t('security.login.foot')}
    />
  )
}
