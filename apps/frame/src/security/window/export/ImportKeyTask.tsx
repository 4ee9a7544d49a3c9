/** @jsxImportSource preact */
import { accountName, maxAccountNameLength } from '@latchkey/protocol/frame/accountName'
import { useRef, useState } from 'preact/hooks'
import { useArmed } from '../../../approvals/useArmed.tsx'
import type { FoundKey } from '../../../exit/exitSheet.ts'
import { findKey } from '../../../exit/findKey.ts'
import type { MessageKey } from '../../../screens/messages/keys.gen.ts'
import { useStyles } from '../../../screens/styles.tsx'
import { Button } from '../../../screens/ui/Button.tsx'
import { useT } from '../../../screens/words.tsx'
import { wipe } from '../../../vault/bytes.ts'
import type { Task } from '../../tasks.ts'
import { DoneStep } from '../DoneStep.tsx'
import type { Hand } from '../hand.ts'
import { TaskScreen } from '../TaskScreen.tsx'
import { TaskFailure } from '../taskFailure.ts'
import css from './export.css?inline'
import { problemIn } from './problemIn.ts'

export type ImportKeyTaskProps = Extract<Task, { kind: 'importKey' }> & { hand: Hand }

/** Longer than a file of solana-keygen. */
const maxTypedLength = 600

/** Takes the private key of an account, and shows its address before it joins the wallet. */
export function ImportKeyTask({ hand, number }: ImportKeyTaskProps) {
  useStyles(css)
  const t = useT()
  document.title = t('exit.key.title')
  const target = useRef<HTMLDivElement>(null)
  const { isArmed } = useArmed(target, 'focus')
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<FoundKey>()
  const [name, setName] = useState(() => t('exit.key.name.first', { number }))
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const [problem, setProblem] = useState<MessageKey>()

  async function read(): Promise<void> {
    try {
      const key = await findKey(typed)
      if (!key) return setProblem('exit.key.wrong')
      // Not in the page any longer than it takes to read it.
      setTyped('')
      setFound(key)
    } catch (error) {
      setProblem(problemIn(error))
    }
  }
  async function add(): Promise<void> {
    if (!found || isBusy || !isArmed) return
    const { data, success } = accountName.safeParse(name.trim())
    if (!success) return setProblem('exit.key.name.wrong')
    setBusy(true)
    setProblem(undefined)
    const { namespace, privateKey } = found
    const { port1, port2 } = new MessageChannel()
    // A copy: it may have to be sent again.
    const sent = Uint8Array.from(privateKey)
    port1.postMessage({ namespace, privateKey: sent }, [sent.buffer])
    try {
      await hand({ factors: [], step: { name: 'key', port: port2, accountName: data } })
      wipe(privateKey)
      setFound(undefined)
      setDone(true)
    } catch (error) {
      setBusy(false)
      setProblem(problemOf(error))
    } finally {
      port1.close()
    }
  }
  if (isDone) return <DoneStep of="key" />
  const cancel = (
    <Button variant="quiet" onClick={() => window.close()}>
      {t('security.cancel')}
    </Button>
  )
  const said = problem && t(problem as 'exit.key.wrong')
  return (
    <div ref={target}>
      {found ? (
        <TaskScreen
          key="confirm"
          hasField
          title={t('exit.key.confirm')}
          body={t('exit.key.compare')}
          problem={said}
          actions={
            <>
              <Button busy={isBusy} idle={!isArmed} onClick={() => form.current?.requestSubmit()}>
                {t('exit.key.do')}
              </Button>
              {cancel}
            </>
          }
        >
          <dl className="exit-accounts">
            <div>
              <dt translate={false}>{found.name}</dt>
              <dd dir="ltr">{found.address}</dd>
            </div>
          </dl>
          <form
            ref={form}
            className="exit-field exit-name"
            onSubmit={(event) => {
              event.preventDefault()
              void add()
            }}
          >
            <label>
              <span>{t('exit.key.name')}</span>
              <input
                className="task-field"
                type="text"
                dir="auto"
                autocomplete="off"
                maxLength={maxAccountNameLength}
                data-autofocus=""
                value={name}
                onInput={({ currentTarget }) => {
                  setName(currentTarget.value)
                  setProblem(undefined)
                }}
              />
            </label>
          </form>
        </TaskScreen>
      ) : (
        <TaskScreen
          key="type"
          hasField
          title={t('exit.key.title')}
          body={t('exit.key.body')}
          problem={said}
          actions={
            <>
              <Button idle={typed.trim() === ''} onClick={() => form.current?.requestSubmit()}>
                {t('security.continue')}
              </Button>
              {cancel}
            </>
          }
        >
          <ul className="task-warning">
            <li>{t('exit.key.warning.words')}</li>
            <li>{t('exit.key.warning.given')}</li>
          </ul>
          <form
            ref={form}
            className="exit-field"
            onSubmit={(event) => {
              event.preventDefault()
              void read()
            }}
          >
            <label>
              <span>{t('exit.key.field')}</span>
              <textarea
                className="task-field exit-typed-key"
                dir="ltr"
                rows={3}
                autocomplete="off"
                autocapitalize="none"
                spellcheck={false}
                maxLength={maxTypedLength}
                data-autofocus=""
                aria-invalid={problem === 'exit.key.wrong' || undefined}
                value={typed}
                onInput={({ currentTarget }) => {
                  setTyped(currentTarget.value)
                  setProblem(undefined)
                }}
              />
            </label>
          </form>
        </TaskScreen>
      )}
    </div>
  )
}

function problemOf(error: unknown): MessageKey {
  const code = error instanceof TaskFailure ? error.code : ''
  if (code === 'vault/account_exists') return 'exit.key.exists'
  return code === 'vault/accounts_full' ? 'exit.key.full' : problemIn(error)
}
