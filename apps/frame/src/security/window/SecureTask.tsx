/** @jsxImportSource preact */
import { useRef, useState } from 'preact/hooks'
import { useArmed } from '../../approvals/useArmed.tsx'
import type { MessageKey } from '../../screens/messages/keys.gen.ts'
import { Button } from '../../screens/ui/Button.tsx'
import { CheckIcon } from '../../screens/ui/icons.tsx'
import { useT } from '../../screens/words.tsx'
import { wipe } from '../../vault/bytes.ts'
import { kitIdOf, readKitCode } from '../../vault/kitCode.ts'
import type { Task } from '../tasks.ts'
import { DoneStep } from './DoneStep.tsx'
import type { Hand } from './hand.ts'
import { KitField } from './KitField.tsx'
import { readTyped } from './kitGroups.ts'
import { askPasskey, type PasskeyFactor } from './passkey.ts'
import { TaskScreen } from './TaskScreen.tsx'
import { problemOf } from './taskFailure.ts'

export type SecureTaskProps = Extract<Task, { kind: 'secure' }> & { hand: Hand }

/**
 * Takes the operator's way into the wallet away. Everything that is left has to be shown to
 * work first, and moves to a key that the operator has never had.
 */
export function SecureTask({ hand, kitIds, otherDevices, passkey, passkeyIds }: SecureTaskProps) {
  const t = useT()
  const target = useRef<HTMLDivElement>(null)
  const { isArmed } = useArmed(target, 'focus')
  const [codes, setCodes] = useState<readonly string[]>(() => kitIds.map(() => ''))
  const [shown, setShown] = useState<readonly PasskeyFactor[]>([])
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking')
  const [problem, setProblem] = useState<MessageKey>()
  const isReady = isArmed && shown.length === passkeyIds.length && codes.every((code) => code.trim() !== '')

  async function addPasskey(): Promise<void> {
    setProblem(undefined)
    try {
      const factor = await askPasskey(passkey)
      if (!passkeyIds.includes(factor.id)) setProblem('security.problem.foreign')
      else if (shown.some(({ id }) => id === factor.id)) setProblem('security.secure.samePasskey')
      else return setShown([...shown, factor])
      wipe(factor.secret)
    } catch (error) {
      setProblem(problemOf(error, 'passkey'))
    }
  }
  async function secure(): Promise<void> {
    setState('busy')
    setProblem(undefined)
    try {
      const typed = codes.map(readTyped)
      const ids = await Promise.all(typed.map(idOf))
      if (kitIds.some((id) => !ids.includes(id))) throw new WrongKitError()
      // Handed over as copies: what is wiped then can be tried again.
      const passkeys = shown.map((factor) => ({ ...factor, secret: Uint8Array.from(factor.secret) }))
      await hand({ factors: [...passkeys, ...typed.map((code) => ({ kind: 'kit' as const, code }))] })
      wipe(...shown.map(({ secret }) => secret))
      setState('done')
    } catch (error) {
      setProblem(error instanceof WrongKitError ? 'security.problem.wrongKit' : problemOf(error))
      setState('asking')
    }
  }
  if (state === 'done') return <DoneStep of="secure" />
  return (
    <div ref={target}>
      <TaskScreen
        title={t('security.secure.title')}
        body={t('security.secure.body')}
        problem={problem && t(problem as 'security.problem.failed')}
        actions={
          <>
            <Button busy={state === 'busy'} idle={!isReady} onClick={() => void secure()}>
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
        <h2 className="task-heading">{t('security.secure.show')}</h2>
        <div className="task-stack">
          {passkeyIds.length > 0 &&
            (shown.length < passkeyIds.length ? (
              <Button variant="secondary" onClick={() => void addPasskey()}>
                {t('security.secure.passkey', { number: shown.length + 1, count: passkeyIds.length })}
              </Button>
            ) : (
              <p className="task-shown" role="status">
                <CheckIcon />
                {t('security.secure.passkeyShown')}
              </p>
            ))}
          <form
            className="task-stack"
            onSubmit={(event) => {
              event.preventDefault()
              if (isReady && state === 'asking') void secure()
            }}
          >
            {kitIds.map((id, index) => (
              <KitField
                key={id}
                label={
                  kitIds.length > 1
                    ? t('security.factor.kit.numbered', { number: index + 1 })
                    : t('security.factor.kit.title')
                }
                value={codes[index] ?? ''}
                isWrong={problem === 'security.problem.wrongKit'}
                onInput={(typed) => {
                  setCodes(codes.map((code, at) => (at === index ? typed : code)))
                  setProblem(undefined)
                }}
              />
            ))}
          </form>
        </div>
      </TaskScreen>
    </div>
  )
}

class WrongKitError extends Error {
  override readonly name = 'WrongKitError'
}

/** Empty for what is no code. */
async function idOf(code: string): Promise<string> {
  try {
    return await kitIdOf(await readKitCode(code))
  } catch {
    return ''
  }
}
