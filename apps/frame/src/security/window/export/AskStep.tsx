/** @jsxImportSource preact */
import { useRef, useState } from 'preact/hooks'
import { useArmed } from '../../../approvals/useArmed.tsx'
import type { GivenFactor } from '../../../requests.ts'
import type { MessageKey } from '../../../screens/messages/keys.gen.ts'
import { Button } from '../../../screens/ui/Button.tsx'
import { useT } from '../../../screens/words.tsx'
import { wipe } from '../../../vault/bytes.ts'
import type { Task } from '../../tasks.ts'
import type { Hand } from '../hand.ts'
import { KitField } from '../KitField.tsx'
import { readTyped } from '../kitGroups.ts'
import { askPasskey } from '../passkey.ts'
import { TaskScreen } from '../TaskScreen.tsx'
import { TaskFailure } from '../taskFailure.ts'
import { typedKitId } from '../typedKitId.ts'
import { CodeStep } from './CodeStep.tsx'
import { problemIn } from './problemIn.ts'

export type AskStepProps = Extract<Task, { kind: 'export' }> & {
  hand: Hand
  /** With what the visitor has shown. */
  onReady(used: UsedFactor | undefined): Promise<void>
}

/** The passkey or kit that the visitor has shown. */
export type UsedFactor = { readonly id: string; readonly factor: GivenFactor }

/** Says what the words are, and asks for what opens the wallet on a new device. */
export function AskStep({ hand, onReady, ...task }: AskStepProps) {
  const { email, isImport, kitIds, passkey, passkeyIds, stepUp } = task
  const t = useT()
  const target = useRef<HTMLDivElement>(null)
  // A page may have opened the window under a click that was meant for something else.
  const { isArmed } = useArmed(target, 'focus')
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState<'kit' | 'passkey' | 'login'>()
  const [isMailed, setMailed] = useState(false)
  const [problem, setProblem] = useState<MessageKey>()

  async function attempt(way: 'kit' | 'passkey' | 'login', act: () => Promise<void>): Promise<void> {
    if (busy || !isArmed) return
    setBusy(way)
    setProblem(undefined)
    try {
      await act()
    } catch (error) {
      setProblem(problemIn(error, way === 'login' ? 'both' : way))
    }
    setBusy(undefined)
  }
  const withPasskey = () =>
    attempt('passkey', async () => {
      const { factor } = await askPasskey(passkey)
      await onReady({ id: factor.id, factor }).catch((error: unknown) => {
        wipe(factor.secret)
        throw error
      })
    })
  const withKit = () =>
    attempt('kit', async () => {
      const typed = readTyped(code)
      const id = await typedKitId(typed)
      if (!kitIds.includes(id)) return setProblem('security.problem.wrongKit')
      await onReady({ id, factor: { kind: 'kit', code: typed } })
    })
  const withLogin = () =>
    attempt('login', () =>
      onReady(undefined).catch(async (error: unknown) => {
        const isStale = error instanceof TaskFailure && error.code === 'escrow/login_required'
        if (!isStale || email === undefined) throw error
        await hand({ factors: [], step: { name: 'mail' } })
        setMailed(true)
      }),
    )
  if (isMailed && email !== undefined)
    return (
      <CodeStep
        email={email}
        logIn={async (code) => {
          await hand({ factors: [], step: { name: 'login', code } })
          await onReady(undefined)
        }}
      />
    )
  return (
    <div ref={target}>
      <TaskScreen
        key="ask"
        title={t(isImport ? 'exit.import.title' : 'exit.ask.title')}
        body={t(stepUp === 'factor' ? 'exit.ask.factor' : email ? 'exit.ask.login' : 'exit.ask.again')}
        problem={problem && t(problem as 'security.problem.failed')}
        actions={
          <>
            {stepUp === 'login' && (
              <Button busy={busy === 'login'} idle={!isArmed} onClick={() => void withLogin()}>
                {t('exit.ask.show')}
              </Button>
            )}
            <Button variant="quiet" onClick={() => window.close()}>
              {t('security.cancel')}
            </Button>
          </>
        }
      >
        <ul className="task-warning">
          {isImport && <li>{t('exit.import.warning')}</li>}
          <li>{t('exit.ask.warning.anyone')}</li>
          <li>{t('exit.ask.warning.asked')}</li>
        </ul>
        {stepUp === 'factor' && (
          <div className="task-stack">
            {passkeyIds.length > 0 && (
              <Button busy={busy === 'passkey'} idle={!isArmed} onClick={() => void withPasskey()}>
                {t('exit.ask.passkey')}
              </Button>
            )}
            {passkeyIds.length > 0 && kitIds.length > 0 && (
              <p className="task-or">{t('security.unlock.or')}</p>
            )}
            {kitIds.length > 0 && (
              <form
                onSubmit={(event) => {
                  event.preventDefault()
                  void withKit()
                }}
              >
                <KitField
                  label={t('security.factor.kit.title')}
                  value={code}
                  isWrong={problem === 'security.problem.wrongKit'}
                  onInput={(typed) => {
                    setCode(typed)
                    setProblem(undefined)
                  }}
                />
                <Button
                  variant="secondary"
                  type="submit"
                  busy={busy === 'kit'}
                  idle={!isArmed || code.trim() === ''}
                >
                  {t('exit.ask.kit')}
                </Button>
              </form>
            )}
          </div>
        )}
      </TaskScreen>
    </div>
  )
}
