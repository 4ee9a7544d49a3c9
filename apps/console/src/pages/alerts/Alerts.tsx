import type { alertList, alertSet } from '@latchkey/protocol/http/alerts'
import type { Answer, Body } from '@latchkey/protocol/http/contract'
import { useState } from 'react'
import type { ServerError } from '../../api/ServerError.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, Switch, TextArea, TextInput } from '../../ui/Field.tsx'
import { FailedNotice } from '../../ui/Loaded.tsx'
import { Card } from '../../ui/Page.tsx'
import { Badge, Notice } from '../../ui/Status.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { useErrorText } from '../../words/useErrorText.tsx'
import { useFormat, useT } from '../../words/Words.tsx'
import './alerts.css'

type Data = Answer<typeof alertList>
type Alert = Data['alerts'][number]
type Acting<Args extends unknown[], Result> = {
  run(...args: Args): Promise<Result | undefined>
  readonly isRunning: boolean
  readonly error: ServerError | undefined
}

/** Rules with their state, and whom they are told. */
export function Alerts({ data, mayWrite, set, test }: Alerts.Props) {
  const t = useT()
  const firing = data.alerts.filter(({ state }) => state === 'firing')
  return (
    <>
      {firing.length > 0 && (
        <Notice tone="negative" title={t('alerts.firing', { count: firing.length })}>
          {firing.map(({ rule }) => t(`alerts.rule.${rule}`)).join(', ')}
        </Notice>
      )}
      <Card title={t('alerts.rules')} description={t('alerts.rulesWords')}>
        <div className="stack">
          {set.error && <FailedNotice error={set.error} />}
          <ul className="alerts-rules">
            {data.alerts.map((alert) => (
              <Rule key={`${alert.rule} ${alert.threshold}`} alert={alert} mayWrite={mayWrite} set={set} />
            ))}
          </ul>
        </div>
      </Card>
      <Recipients data={data} mayWrite={mayWrite} set={set} test={test} />
    </>
  )
}

export declare namespace Alerts {
  type Props = {
    data: Data
    mayWrite: boolean
    set: Acting<[Body<typeof alertSet>], Data>
    test: Acting<[], { mails: number; webhooks: number }>
  }
}

function Rule({ alert, mayWrite, set }: Pick<Alerts.Props, 'mayWrite' | 'set'> & { alert: Alert }) {
  const t = useT()
  const { dateTime } = useFormat()
  const { isOn, rule, since, state, threshold, unit } = alert
  const [text, setText] = useState(String(threshold ?? ''))
  const number = Number(text)
  const isValid = /^\d{1,3}$/.test(text) && number >= 1 && number <= (unit === 'percent' ? 100 : 720)
  const save = () => void set.run({ rules: [{ rule, threshold: number }] })
  return (
    <li>
      <Switch
        label={
          <span className="row">
            {t(`alerts.rule.${rule}`)}
            {state === 'firing' && <Badge tone="negative">{t('alerts.fires')}</Badge>}
          </span>
        }
        hint={t(`alerts.hint.${rule}`)}
        isOn={isOn}
        isDisabled={!mayWrite}
        onToggle={(next) => void set.run({ rules: [{ rule, isOn: next }] })}
      />
      {state === 'firing' && (
        <p className="alerts-found">
          <span dir="auto">{alert.details}</span>
          {since && <span className="muted">{t('alerts.since', { time: dateTime(since) })}</span>}
        </p>
      )}
      {unit && isOn && (
        <div className="alerts-threshold">
          <Field
            label={t(unit === 'percent' ? 'alerts.percent' : 'alerts.hours')}
            error={isValid ? undefined : t('alerts.thresholdWrong')}
          >
            <TextInput value={text} onValue={setText} inputMode="numeric" disabled={!mayWrite} isCode />
          </Field>
          {mayWrite && text !== String(threshold) && (
            <Button isSmall disabled={!isValid} isBusy={set.isRunning} onClick={save}>
              {t('alerts.save')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

function Recipients({ data, mayWrite, set, test }: Alerts.Props) {
  const t = useT()
  const textOf = useErrorText()
  const toast = useToast()
  const known = data.emails.join('\n')
  const [text, setText] = useState(known)
  const emails = text.split(/[\s,;]+/).filter(Boolean)
  const save = () =>
    void set.run({ emails }).then((answer) => {
      if (answer) toast(t('alerts.saved'))
    })
  const sendTest = () =>
    void test.run().then((answer) => {
      if (answer) toast(t('alerts.tested', { mails: answer.mails, webhooks: answer.webhooks }))
    })
  return (
    <Card
      title={t('alerts.recipients')}
      description={t('alerts.recipientsWords')}
      footer={
        mayWrite && (
          <div className="row">
            <Button isBusy={test.isRunning} onClick={sendTest}>
              {t('alerts.test')}
            </Button>
            <Button
              look="primary"
              isBusy={set.isRunning}
              disabled={emails.join('\n') === known}
              onClick={save}
            >
              {t('alerts.save')}
            </Button>
          </div>
        )
      }
    >
      <div className="stack">
        {!data.canMail && <Notice tone="warning" title={t('alerts.noMail')} />}
        {test.error && (
          <Notice
            tone="negative"
            title={test.error.code === 'alerts/untold' ? t('alerts.untold') : textOf(test.error)}
          />
        )}
        <Field label={t('alerts.emails')} hint={t('alerts.emailsHint')}>
          <TextArea value={text} onValue={setText} disabled={!mayWrite} rows={3} inputMode="email" isCode />
        </Field>
      </div>
    </Card>
  )
}
