import { originTest } from '@latchkey/protocol/http/admin'
import type { Answer } from '@latchkey/protocol/http/contract'
import { useState } from 'react'
import { useChange } from '../../api/useChange.tsx'
import { useProject } from '../../shell/useMember.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field, TextInput } from '../../ui/Field.tsx'
import { FailedNotice } from '../../ui/Loaded.tsx'
import { Card } from '../../ui/Page.tsx'
import { Badge } from '../../ui/Status.tsx'
import { useT } from '../../words/Words.tsx'

const pageExample = 'https://www.example.com'

type Report = Answer<typeof originTest>

/** Says whether pages of an origin may use the project, by the list as it is on screen. */
export function OriginTest({ origins, onAdd }: { origins: string[]; onAdd: (origin: string) => void }) {
  const t = useT()
  const { id } = useProject()
  const [text, setText] = useState('')
  const [report, setReport] = useState<Report>()
  const test = useChange(originTest, { onDone: setReport })
  const check = () => {
    if (text.trim()) void test.run({ params: { id }, body: { origin: text.trim().slice(0, 300), origins } })
  }
  return (
    <Card title={t('settings.test')} description={t('settings.test.words')}>
      <div className="settings-ask">
        <Field label={t('settings.test.page')}>
          <TextInput
            value={text}
            inputMode="url"
            placeholder={pageExample}
            onValue={(next) => {
              setText(next)
              setReport(undefined)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // It asks, and does not save the form around it.
              event.preventDefault()
              check()
            }}
            isCode
          />
        </Field>
        <Button isBusy={test.isRunning} onClick={check}>
          {t('settings.test.check')}
        </Button>
      </div>
      {test.error && <FailedNotice error={test.error} />}
      <div role="status" className="stack">
        {report && (
          <>
            <Verdict name={t('settings.test.use')} verdict={report.use} />
            {report.origin && <Verdict name={t('settings.test.signIn')} verdict={report.signIn} />}
          </>
        )}
      </div>
      {report?.suggestion && (
        <div>
          <Button
            isSmall
            onClick={() => {
              if (report.suggestion) onAdd(report.suggestion)
              setReport(undefined)
            }}
          >
            {t('settings.test.add', { origin: report.suggestion })}
          </Button>
        </div>
      )}
    </Card>
  )
}

function Verdict({
  name,
  verdict: { isAllowed, reason, pattern },
}: {
  name: string
  verdict: Report['use']
}) {
  const t = useT()
  return (
    <div className="settings-verdict">
      <Badge tone={isAllowed ? 'positive' : 'negative'}>
        {t(isAllowed ? 'settings.test.allowed' : 'settings.test.refused')}
      </Badge>
      <p>
        <strong>{name}</strong> {t(`settings.reason.${reason}`)} {pattern && <code dir="ltr">{pattern}</code>}
      </p>
    </div>
  )
}
