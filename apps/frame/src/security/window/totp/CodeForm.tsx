/** @jsxImportSource preact */
import { useState } from 'preact/hooks'
import { useT } from '../../../screens/words.tsx'
import { TaskForm } from '../TaskForm.tsx'
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
  const [typed, setTyped] = useState('')
  const [isBackup, setBackup] = useState(false)
  const code = readCode(typed) ?? ''

  async function submit(): Promise<undefined> {
    try {
      await enter(code)
    } catch (error) {
      // It does not count again.
      setTyped('')
      throw error
    }
  }
  return (
    <TaskForm
      key="code"
      title={title}
      body={body}
      label={t(isBackup ? 'security.totp.backupLabel' : 'security.totp.codeLabel')}
      value={typed}
      onInput={setTyped}
      action={label}
      isReady={code.length === (isBackup ? 12 : 6)}
      submit={submit}
      wrong="security.problem.codeWrong"
      field={{
        inputMode: isBackup ? 'text' : 'numeric',
        autocomplete: isBackup ? 'off' : 'one-time-code',
        autocapitalize: 'characters',
        maxLength: isBackup ? 24 : 10,
      }}
      {...(hasBackup && {
        otherWay: {
          label: t(isBackup ? 'security.totp.useApp' : 'security.totp.useBackup'),
          choose() {
            setBackup(!isBackup)
            setTyped('')
          },
        },
      })}
    />
  )
}
