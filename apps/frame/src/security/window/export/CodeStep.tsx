/** @jsxImportSource preact */
import { useRef, useState } from 'preact/hooks'
import type { MessageKey } from '../../../screens/messages/keys.gen.ts'
import { Button } from '../../../screens/ui/Button.tsx'
import { filled } from '../../../screens/ui/filled.tsx'
import { useT } from '../../../screens/words.tsx'
import { TaskScreen } from '../TaskScreen.tsx'
import { problemIn } from './problemIn.ts'

export type CodeStepProps = { email: string; logIn(code: string): Promise<void> }

const digits = 8

/** Asks for the code of a mail: a fresh login. */
export function CodeStep({ email, logIn }: CodeStepProps) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<MessageKey>()
  const code = typed.replace(/\D/g, '')

  async function submit(): Promise<void> {
    if (isBusy || code.length !== digits) return
    setBusy(true)
    setProblem(undefined)
    try {
      await logIn(code)
    } catch (error) {
      setProblem(problemIn(error))
      setBusy(false)
    }
  }
  return (
    <TaskScreen
      key="code"
      hasField
      title={t('exit.code.title')}
      body={filled([email], ([email = '']) => t('exit.code.body', { email }))}
      problem={problem && t(problem as 'security.problem.failed')}
      actions={
        <>
          <Button busy={isBusy} idle={code.length !== digits} onClick={() => form.current?.requestSubmit()}>
            {t('security.continue')}
          </Button>
          <Button variant="quiet" onClick={() => window.close()}>
            {t('security.cancel')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        className="exit-field"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <label>
          <span>{t('exit.code.label')}</span>
          <input
            className="task-field"
            type="text"
            dir="ltr"
            inputMode="numeric"
            autocomplete="one-time-code"
            maxLength={12}
            data-autofocus=""
            aria-invalid={problem === 'exit.problem.code' || undefined}
            value={typed}
            onInput={({ currentTarget }) => {
              setTyped(currentTarget.value)
              setProblem(undefined)
            }}
          />
        </label>
      </form>
    </TaskScreen>
  )
}
