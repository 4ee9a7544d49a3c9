/** @jsxImportSource preact */
import { useRef, useState } from 'preact/hooks'
import { useArmed } from '../../../approvals/useArmed.tsx'
import type { FoundWallet } from '../../../exit/exitSheet.ts'
import { findWallet } from '../../../exit/findWallet.ts'
import type { MessageKey } from '../../../screens/messages/keys.gen.ts'
import { Button } from '../../../screens/ui/Button.tsx'
import { useT } from '../../../screens/words.tsx'
import type { Bytes } from '../../../vault/bytes.ts'
import { TaskForm } from '../TaskForm.tsx'
import { TaskScreen } from '../TaskScreen.tsx'
import { problemIn } from './problemIn.ts'

export type ImportStepProps = { replace(entropy: Bytes): Promise<void> }

/** Takes the words of another wallet, and shows its accounts before it is put in the place of this one. */
export function ImportStep({ replace }: ImportStepProps) {
  const t = useT()
  const target = useRef<HTMLDivElement>(null)
  const { isArmed } = useArmed(target, 'focus')
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<FoundWallet>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<MessageKey>()

  async function read(): Promise<MessageKey | undefined> {
    const wallet = await findWallet({ typed })
    if (!wallet) return 'exit.import.wrong'
    setTyped('')
    setFound(wallet)
    return undefined
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
  return (
    <div ref={target}>
      {found ? (
        <TaskScreen
          key="confirm"
          title={t('exit.import.confirm')}
          body={t('exit.import.compare')}
          problem={problem && t(problem as 'exit.import.wrong')}
          actions={
            <>
              <Button busy={isBusy} idle={!isArmed} onClick={() => void put()}>
                {t('exit.import.do')}
              </Button>
              <Button variant="quiet" onClick={() => window.close()}>
                {t('security.cancel')}
              </Button>
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
        <TaskForm
          key="type"
          title={t('exit.import.type')}
          body={t('exit.import.body')}
          label={t('exit.words.list')}
          value={typed}
          onInput={setTyped}
          action={t('security.continue')}
          isReady={typed.trim() !== ''}
          submit={read}
          explain={problemIn}
          wrong="exit.import.wrong"
          field={{ rows: 5, maxLength: 400, className: 'exit-word' }}
        />
      )}
    </div>
  )
}
