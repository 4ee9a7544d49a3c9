/** @jsxImportSource preact */
import { useRef, useState } from 'preact/hooks'
import type { GivenFactor } from '../../requests.ts'
import type { MessageKey } from '../../screens/messages/keys.gen.ts'
import { Button } from '../../screens/ui/Button.tsx'
import { useT } from '../../screens/words.tsx'
import type { Task } from '../tasks.ts'
import { DoneStep } from './DoneStep.tsx'
import type { Hand } from './hand.ts'
import { WaitStep } from './handover/WaitStep.tsx'
import { KitField } from './KitField.tsx'
import { readTyped } from './kitGroups.ts'
import { askPasskey } from './passkey.ts'
import { TaskScreen } from './TaskScreen.tsx'
import { problemOf } from './taskFailure.ts'

export type UnlockTaskProps = Extract<Task, { kind: 'unlock' }> & { hand: Hand }

const codeLength = 26

/** Opens the wallet on a new device, with a passkey or a recovery kit. */
export function UnlockTask({ hand, passkey }: UnlockTaskProps) {
  const t = useT()
  const [code, setCode] = useState('')
  const [state, setState] = useState<'asking' | 'kit' | 'passkey' | 'devices' | 'done'>('asking')
  const [shown, setShown] = useState<string>()
  const [problem, setProblem] = useState<MessageKey>()
  const isBusy = state !== 'asking'
  async function open(
    used: 'kit' | 'passkey',
    read: () => Promise<GivenFactor> | GivenFactor,
  ): Promise<void> {
    if (isBusy) return
    setState(used)
    setProblem(undefined)
    try {
      await hand({ factors: [await read()] })
      setState('done')
    } catch (error) {
      setProblem(problemOf(error, used))
      setState('asking')
    }
  }
  async function openWithKit(): Promise<void> {
    const typed = readTyped(code)
    if (typed.length !== codeLength || !/^[\dA-HJKMNP-TV-Z]+$/.test(typed))
      setProblem('security.problem.badKit')
    else await open('kit', () => ({ kind: 'kit', code: typed }))
  }
  /** Counts the times the visitor went back: what such a wait brings is of no interest. */
  const waits = useRef(0)
  async function askDevices(): Promise<void> {
    if (isBusy) return
    setState('devices')
    setProblem(undefined)
    const own = ++waits.current
    try {
      const shown = (await hand({ factors: [], handover: { name: 'offer' } })) as string
      if (own !== waits.current) return
      setShown(shown)
      await hand({ factors: [], handover: { name: 'await' } })
      if (own === waits.current) setState('done')
    } catch (error) {
      if (own !== waits.current) return
      setProblem(problemOf(error))
      setState('asking')
    }
    setShown(undefined)
  }
  if (shown !== undefined)
    return (
      <WaitStep
        code={shown}
        onBack={() => {
          waits.current++
          setShown(undefined)
          setState('asking')
        }}
      />
    )
  if (state === 'done') return <DoneStep of="unlock" />
  return (
    <TaskScreen
      title={t('security.unlock.title')}
      body={t('security.unlock.body')}
      problem={problem && t(problem as 'security.problem.failed')}
    >
      <div className="task-stack">
        <Button
          busy={state === 'passkey'}
          onClick={() => void open('passkey', async () => (await askPasskey(passkey)).factor)}
        >
          {t('security.unlock.passkey')}
        </Button>
        <p className="task-or">{t('security.unlock.or')}</p>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void openWithKit()
          }}
        >
          <KitField
            label={t('security.factor.kit.title')}
            value={code}
            isWrong={problem === 'security.problem.badKit' || problem === 'security.problem.wrongKit'}
            onInput={(typed) => {
              setCode(typed)
              setProblem(undefined)
            }}
          />
          <Button variant="secondary" type="submit" busy={state === 'kit'} idle={code.trim() === ''}>
            {t('security.unlock.kit')}
          </Button>
        </form>
        <p className="task-or">{t('security.unlock.or')}</p>
        <Button variant="secondary" busy={state === 'devices'} onClick={() => void askDevices()}>
          {t('security.unlock.device')}
        </Button>
      </div>
    </TaskScreen>
  )
}
