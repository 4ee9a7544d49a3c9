import { secretList, secretRemove, secretSet, secretTest } from '@latchkey/protocol/http/secrets'
import { useState } from 'react'
import { useChange } from '../../api/useChange.tsx'
import { shortAccount } from '../../shell/shortAccount.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog, Dialog } from '../../ui/Dialog.tsx'
import { Field, TextArea, TextInput } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Status.tsx'
import { TestResult } from '../../ui/TestResult.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { useErrorText } from '../../words/useErrorText.tsx'
import { useFormat, useT } from '../../words/Words.tsx'
import { nameOfUnit, refusalText, type Secret, stateOf, type Unit } from './units.tsx'

/** Sets, replaces, tests and removes what belongs together. Values are never shown. */
export function SecretDialog({ unit, onClose }: { unit: Unit; onClose: () => void }) {
  const t = useT()
  const text = useErrorText()
  const toast = useToast()
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [failedName, setFailedName] = useState<string>()
  const [isRemoving, setIsRemoving] = useState(false)
  const set = useChange(secretSet, { invalidates: [secretList] })
  const remove = useChange(secretRemove, { invalidates: [secretList] })
  const test = useChange(secretTest, { invalidates: [secretList] })
  const [result, setResult] = useState<{ ok: boolean; cause: string | null }>()
  const name = nameOfUnit(unit, t)
  const stored = unit.secrets.filter(({ source }) => source === 'console')
  const canChange = unit.secrets.some(({ source }) => source !== 'environment')
  const typed = unit.secrets.filter((one) => values[one.name]?.trim())
  const tested = unit.secrets.find((one) => one.canTest)
  const isSet = stateOf(unit) !== 'off'
  const isBusy = set.isRunning || test.isRunning

  async function tryIt() {
    if (!tested) return
    setResult(undefined)
    const answer = await test.run({ params: { name: tested.name } })
    if (answer) setResult(answer.test)
  }
  async function save() {
    setFailedName(undefined)
    for (const one of typed) {
      const answer = await set.run({ params: { name: one.name }, body: { value: values[one.name] ?? '' } })
      if (!answer) return setFailedName(one.name)
      setValues(({ [one.name]: _, ...rest }) => rest)
    }
    toast(t('server.saved', { name }))
    await tryIt()
  }
  async function removeAll() {
    for (const one of stored) if (!(await remove.run({ params: { name: one.name } }))) return
    toast(t('server.removed', { name }))
    onClose()
  }

  if (isRemoving)
    return (
      <ConfirmDialog
        isOpen
        title={t('server.removeTitle', { name })}
        action={t('server.remove')}
        isBusy={remove.isRunning}
        error={remove.error && text(remove.error)}
        onConfirm={removeAll}
        onClose={() => setIsRemoving(false)}
      >
        <p>{t('server.removeWords')}</p>
      </ConfirmDialog>
    )
  return (
    <Dialog
      isOpen
      title={name}
      onClose={onClose}
      onSubmit={() => typed.length > 0 && !isBusy && save()}
      actions={
        <>
          {stored.length > 0 && (
            <Button look="quiet" onClick={() => setIsRemoving(true)}>
              {t('server.remove')}
            </Button>
          )}
          {tested && (
            <Button onClick={tryIt} disabled={!isSet || typed.length > 0} isBusy={test.isRunning}>
              {t('server.test')}
            </Button>
          )}
          {canChange && (
            <Button look="primary" type="submit" disabled={typed.length === 0} isBusy={set.isRunning}>
              {t('server.save')}
            </Button>
          )}
        </>
      }
    >
      {unit.secrets.map((secret) => (
        <SecretField
          key={secret.name}
          secret={secret}
          value={values[secret.name] ?? ''}
          error={failedName === secret.name && set.error ? refusalText(set.error, text) : undefined}
          onValue={(value) => setValues((now) => ({ ...now, [secret.name]: value }))}
        />
      ))}
      {test.error && <Notice tone="negative">{text(test.error)}</Notice>}
      <TestResult result={result} ok={t('server.testOk')} failed={t('server.testFailed')} />
    </Dialog>
  )
}

function SecretField({
  secret,
  value,
  error,
  onValue,
}: {
  secret: Secret
  value: string
  error: string | undefined
  onValue: (value: string) => void
}) {
  const t = useT()
  const { dateTime } = useFormat()
  const { name, about, lastFour, setAt, setBy, shown, source } = secret
  const label = (
    <>
      <span>{t(aboutKeys[name.replace(/^.*_/, '')] ?? 'server.value')}</span>{' '}
      <code className="server-variable">{name}</code>
    </>
  )
  if (source === 'environment')
    return (
      <Field label={label} hint={t('server.environmentWords')}>
        <TextInput value={t('server.state.environment')} onValue={() => undefined} disabled />
      </Field>
    )
  const kept = shown ?? (lastFour ? `…${lastFour}` : t('server.kept'))
  const hint =
    source === 'console' && setAt
      ? t('server.keptBy', { value: kept, who: whoOf(setBy), when: dateTime(Date.parse(setAt)) })
      : about
  const isPublic = /_(?:ID|TEAM|FROM)$/.test(name)
  const isPem = name === 'SOCIAL_APPLE_SECRET' || name === 'COINBASE_SECRET'
  const props = { value, onValue, isCode: true, placeholder: source === 'console' ? t('server.replace') : '' }
  return (
    <Field label={label} hint={hint} error={error}>
      {isPem ? (
        <TextArea {...props} rows={3} />
      ) : (
        <TextInput
          {...props}
          type={isPublic ? 'text' : 'password'}
          autoComplete={isPublic ? 'off' : 'new-password'}
        />
      )}
    </Field>
  )
}

/** Members are named by their account. */
function whoOf(setBy: string | null): string {
  const [, account] = /^member (.+)$/.exec(setBy ?? '') ?? []
  return account ? shortAccount(account) : (setBy ?? '')
}

/** By the end of the name. */
const aboutKeys: Readonly<
  Record<
    string,
    | 'server.about.from'
    | 'server.about.id'
    | 'server.about.key'
    | 'server.about.secret'
    | 'server.about.team'
    | 'server.about.url'
  >
> = {
  ID: 'server.about.id',
  KEY: 'server.about.key',
  SECRET: 'server.about.secret',
  TEAM: 'server.about.team',
  URL: 'server.about.url',
  FROM: 'server.about.from',
}
