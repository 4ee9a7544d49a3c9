import { mailTest } from '@latchkey/protocol/http/mails'
import { useState } from 'react'
import { useChange } from '../../api/useChange.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field, TextInput } from '../../ui/Field.tsx'
import { Card } from '../../ui/Page.tsx'
import { TestResult } from '../../ui/TestResult.tsx'
import { useErrorText } from '../../words/useErrorText.tsx'
import { useT } from '../../words/Words.tsx'
import type { Language } from './language.ts'

/** Sends the stored mail to an address of the member. */
export function TestMail({ projectId, language, isChanged }: TestMail.Props) {
  const t = useT()
  const text = useErrorText()
  const [to, setTo] = useState('')
  const [result, setResult] = useState<{ ok: boolean; cause: string | null }>()
  const test = useChange(mailTest, { onDone: setResult })
  const submit = () => {
    setResult(undefined)
    void test.run({ params: { id: projectId }, body: { to, language } })
  }
  return (
    <Card title={t('mails.test')} description={t('mails.testWords')}>
      <form
        className="mails-test"
        onSubmit={(event) => {
          event.preventDefault()
          if (!test.isRunning) submit()
        }}
      >
        <Field label={t('mails.testTo')} error={test.error && text(test.error)}>
          <TextInput
            type="email"
            autoComplete="email"
            isCode
            value={to}
            onValue={setTo}
            required
            maxLength={254}
          />
        </Field>
        <Button type="submit" disabled={!to || isChanged} isBusy={test.isRunning}>
          {t('mails.testSend')}
        </Button>
      </form>
      {isChanged && <p className="muted">{t('mails.testSave')}</p>}
      <TestResult result={result} ok={t('mails.testSent')} failed={t('mails.testFailed')} />
    </Card>
  )
}

export declare namespace TestMail {
  type Props = { projectId: string; language: Language; isChanged: boolean }
}
