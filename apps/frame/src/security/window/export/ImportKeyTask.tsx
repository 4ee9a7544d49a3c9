/** @jsxImportSource preact */
import { accountName, maxAccountNameLength } from '@latchkey/protocol/frame/accountName'
import { useRef, useState } from 'preact/hooks'
import { useArmed } from '../../../approvals/useArmed.tsx'
import type { FoundKey } from '../../../exit/exitSheet.ts'
import { findKey } from '../../../exit/findKey.ts'
import type { MessageKey } from '../../../screens/messages/keys.gen.ts'
import { useStyles } from '../../../screens/styles.tsx'
import { useT } from '../../../screens/words.tsx'
import { wipe } from '../../../vault/bytes.ts'
import type { Task } from '../../tasks.ts'
import { DoneStep } from '../DoneStep.tsx'
import type { Hand } from '../hand.ts'
import { TaskForm } from '../TaskForm.tsx'
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
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<FoundKey>()
  const [name, setName] = useState(() => t('exit.key.name.first', { number }))
  const [isDone, setDone] = useState(false)

  async function read(): Promise<MessageKey | undefined> {
    const key = await findKey(typed)
    if (!key) return 'exit.key.wrong'
    // Not in the page any longer than it takes to read it.
    setTyped('')
    setFound(key)
    return undefined
  }
  async function add(): Promise<MessageKey | undefined> {
    if (!found) return undefined
    const { data, success } = accountName.safeParse(name.trim())
    if (!success) return 'exit.key.name.wrong'
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
      return undefined
    } finally {
      port1.close()
    }
  }
  if (isDone) return <DoneStep of="key" />
  return (
    <div ref={target}>
      {found ? (
        <TaskForm
          key="confirm"
          title={t('exit.key.confirm')}
          body={t('exit.key.compare')}
          label={t('exit.key.name')}
          value={name}
          onInput={setName}
          action={t('exit.key.do')}
          isReady={isArmed}
          submit={add}
          explain={problemOf}
          wrong="exit.key.name.wrong"
          field={{ dir: 'auto', maxLength: maxAccountNameLength, className: 'exit-name' }}
        >
          <dl className="exit-accounts">
            <div>
              <dt translate={false}>{found.name}</dt>
              <dd dir="ltr">{found.address}</dd>
            </div>
          </dl>
        </TaskForm>
      ) : (
        <TaskForm
          key="type"
          title={t('exit.key.title')}
          body={t('exit.key.body')}
          label={t('exit.key.field')}
          value={typed}
          onInput={setTyped}
          action={t('security.continue')}
          isReady={typed.trim() !== ''}
          submit={read}
          explain={problemIn}
          wrong="exit.key.wrong"
          field={{ rows: 3, maxLength: maxTypedLength, className: 'exit-word' }}
        >
          <ul className="task-warning">
            <li>{t('exit.key.warning.words')}</li>
            <li>{t('exit.key.warning.given')}</li>
          </ul>
        </TaskForm>
      )}
    </div>
  )
}

function problemOf(error: unknown): MessageKey {
  const code = error instanceof TaskFailure ? error.code : ''
  if (code === 'vault/account_exists') return 'exit.key.exists'
  return code === 'vault/accounts_full' ? 'exit.key.full' : problemIn(error)
}
