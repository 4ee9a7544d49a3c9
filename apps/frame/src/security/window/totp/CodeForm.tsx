/** @jsxImportSource preact */
import { useRef, useState } from 'preact/hooks'
import type { MessageKey } from '../../../screens/messages/keys.gen.ts'
import { Button } from '../../../screens/ui/Button.tsx'
import { useT } from '../../../screens/words.tsx'
import { TaskScreen } from '../TaskScreen.tsx'
import { problemOf } from '../taskFailure.ts'
import { readCode } from './backupCodes.ts'

export type CodeFormProps = {
  title: string
  body: string
  /** Of the button. */
  label: string
  /** Whether a backup code does as well. */
  hasBackup?: boolean
  enter(code: string): Promise<void>
}

/** One field for a code, and what was wrong with it. */
export function CodeForm({ body, enter, hasBackup = false, label, title }: CodeFormProps) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isBackup, setBackup] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<MessageKey>()
  const code = readCode(typed)
  const isWhole = code !== undefined && code.length === (isBackup ? 12 : 6)

  async function submit(): Promise<void> {
    if (isBusy || !isWhole) return
    setBusy(true)
    setProblem(undefined)
    try {
      await enter(code)
    } catch (error) {
      setProblem(problemOf(error))
      setBusy(false)
      // It does not count again.
      setTyped('')
      field.current?.focus()
    }
  }
  return (
    <TaskScreen
      key="code"
      hasField
      title={title}
      body={body}
      problem={problem && t(problem as 'security.problem.failed')}
      actions={
        <>
          <Button busy={isBusy} idle={!isWhole} onClick={() => form.current?.requestSubmit()}>
            {label}
          </Button>
          {hasBackup && (
            <Button
              variant="quiet"
              onClick={() => {
                setBackup(!isBackup)
                setTyped('')
                field.current?.focus()
              }}
            >
              {t(isBackup ? 'security.totp.useApp' : 'security.totp.useBackup')}
            </Button>
          )}
          <Button variant="quiet" onClick={() => window.close()}>
            {t('security.cancel')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        className="task-stack"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <label className="kit-field">
          <span>{t(isBackup ? 'security.totp.backupLabel' : 'security.totp.codeLabel')}</span>
          <input
            ref={field}
            className="task-field"
            type="text"
            dir="ltr"
            inputMode={isBackup ? 'text' : 'numeric'}
            autocomplete={isBackup ? 'off' : 'one-time-code'}
            autocapitalize="characters"
            spellcheck={false}
            maxLength={isBackup ? 24 : 10}
            data-autofocus=""
            aria-invalid={problem === 'security.problem.codeWrong' || undefined}
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
