/** @jsxImportSource preact */
import { useRef, useState } from 'preact/hooks'
import { useArmed } from '../../../approvals/useArmed.tsx'
import type { FoundWallet } from '../../../exit/exitSheet.ts'
import { findWallet } from '../../../exit/findWallet.ts'
import type { MessageKey } from '../../../screens/messages/keys.gen.ts'
import { Button } from '../../../screens/ui/Button.tsx'
import { useT } from '../../../screens/words.tsx'
import type { Bytes } from '../../../vault/bytes.ts'
import { TaskScreen } from '../TaskScreen.tsx'
import { problemIn } from './problemIn.ts'

export type ImportStepProps = { replace(entropy: Bytes): Promise<void> }

/** Takes the words of another wallet, and shows its accounts before it is put in the place of this one. */
export function ImportStep({ replace }: ImportStepProps) {
  const t = useT()
  const target = useRef<HTMLDivElement>(null)
  const { isArmed } = useArmed(target, 'focus')
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<FoundWallet>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<MessageKey>()

  async function read(): Promise<void> {
    try {
      const wallet = await findWallet({ typed })
      if (!wallet) return setProblem('exit.import.wrong')
      setTyped('')
      setFound(wallet)
    } catch (error) {
      setProblem(problemIn(error))
    }
  }
  async function put(): Promise<void> {
    if (!found || isBusy || !isArmed) return
    setBusy(true)
    setProblem(undefined)
    // A copy: what is sent is gone here.
    await replace(Uint8Array.from(found.entropy)).catch((error: unknown) => {
      setBusy(false)
      setProblem(problemIn(error))
    })
  }
  const cancel = (
    <Button variant="quiet" onClick={() => window.close()}>
      {t('security.cancel')}
    </Button>
  )
  const said = problem && t(problem as 'exit.import.wrong')
  return (
    <div ref={target}>
      {found ? (
        <TaskScreen
          key="confirm"
          title={t('exit.import.confirm')}
          body={t('exit.import.compare')}
          problem={said}
          actions={
            <>
              <Button busy={isBusy} idle={!isArmed} onClick={() => void put()}>
                {t('exit.import.do')}
              </Button>
              {cancel}
            </>
          }
        >
          <dl className="exit-accounts">
            {found.sheet.accounts.slice(0, 2).map(({ address, name }) => (
              <div key={name}>
                <dt translate={false}>{name}</dt>
                <dd dir="ltr">{address}</dd>
              </div>
            ))}
          </dl>
        </TaskScreen>
      ) : (
        <TaskScreen
          key="type"
          hasField
          title={t('exit.import.type')}
          body={t('exit.import.body')}
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
          <form
            ref={form}
            className="exit-field"
            onSubmit={(event) => {
              event.preventDefault()
              void read()
            }}
          >
            <label>
              <span>{t('exit.words.list')}</span>
              <textarea
                className="task-field exit-word"
                dir="ltr"
                rows={5}
                autocomplete="off"
                autocapitalize="none"
                spellcheck={false}
                maxLength={400}
                data-autofocus=""
                aria-invalid={problem === 'exit.import.wrong' || undefined}
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
