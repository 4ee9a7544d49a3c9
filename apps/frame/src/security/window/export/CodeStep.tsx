/** @jsxImportSource preact */
import { latinDigits } from '@latchkey/protocol/latinDigits'
import { useState } from 'preact/hooks'
import { filled } from '../../../screens/ui/filled.tsx'
import { useT } from '../../../screens/words.tsx'
import { TaskForm } from '../TaskForm.tsx'
import { problemIn } from './problemIn.ts'

export type CodeStepProps = { email: string; logIn(code: string): Promise<void> }

const digits = 8

/** Asks for the code of a mail: a fresh login. */
export function CodeStep({ email, logIn }: CodeStepProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const code = latinDigits(typed).replace(/\D/g, '')
  return (
    <TaskForm
      key="code"
      title={t('exit.code.title')}
      body={filled([email], ([email = '']) => t('exit.code.body', { email }))}
      label={t('exit.code.label')}
      value={typed}
      onInput={setTyped}
      action={t('security.continue')}
      isReady={code.length === digits}
      submit={async () => void (await logIn(code))}
      explain={problemIn}
      wrong="exit.problem.code"
      field={{ inputMode: 'numeric', autocomplete: 'one-time-code', maxLength: 12 }}
    />
  )
}
