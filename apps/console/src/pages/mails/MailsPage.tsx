import type { Answer } from '@latchkey/protocol/http/contract'
import { type MailSettings, type MailText, mailRead, mailSet, mailTexts } from '@latchkey/protocol/http/mails'
import { languages } from '@latchkey/protocol/languages'
import { useState } from 'react'
import { useChange } from '../../api/useChange.tsx'
import { useContract } from '../../api/useContract.tsx'
import { useMay, useProject } from '../../shell/useMember.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field, Select, TextArea, TextInput } from '../../ui/Field.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Card, Page } from '../../ui/Page.tsx'
import { Notice, Skeleton } from '../../ui/Status.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { useErrorText } from '../../words/useErrorText.tsx'
import { useT } from '../../words/Words.tsx'
import type { Language } from './language.ts'
import { MailPreview } from './MailPreview.tsx'
import { TestMail } from './TestMail.tsx'
import './mails.css'

/** Sender, look and texts of login mails, beside the mail that they make. */
export default function MailsPage() {
  const t = useT()
  const { id } = useProject()
  const known = useContract(mailRead, { params: { id } })
  return (
    <Page title={t('mails.title')} description={t('mails.words')}>
      <Loaded known={known} skeleton={<Skeleton count={2} />}>
        {(data) => <MailsForm key={data.version} data={data} />}
      </Loaded>
    </Page>
  )
}

function MailsForm({ data }: { data: Answer<typeof mailRead> }) {
  const t = useT()
  const text = useErrorText()
  const toast = useToast()
  const { id } = useProject()
  const may = useMay()('projects:write')
  const [draft, setDraft] = useState<MailSettings>(data.mails)
  const [language, setLanguage] = useState<Language>('en')
  const set = useChange(mailSet, { invalidates: [mailRead] })
  const isChanged = JSON.stringify(draft) !== JSON.stringify(data.mails)
  const own = draft.texts[language] ?? {}

  /** Left empty, a field is as it was made by us. */
  const change = (field: Exclude<keyof MailSettings, 'texts'>) => (value: string) =>
    setDraft((now) => ({ ...now, [field]: value === '' ? null : value }))
  const changeText = (name: MailText) => (value: string) =>
    setDraft((now) => {
      const { [name]: _, ...rest } = now.texts[language] ?? {}
      const mine = value === '' ? rest : { ...rest, [name]: value }
      const { [language]: __, ...others } = now.texts
      return { ...now, texts: Object.keys(mine).length > 0 ? { ...others, [language]: mine } : others }
    })
  const errorOf = (field: string) => (set.error?.field === field ? set.error.description : undefined)
  async function save() {
    const answer = await set.run({ params: { id }, body: { ...draft, ifVersion: data.version } })
    if (answer) toast(t('mails.saved'))
  }
  const shared = { disabled: !may }

  return (
    <>
      {data.from === null && <Notice tone="warning" title={t('mails.noServer')} />}
      <div className="mails-columns">
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault()
            if (isChanged && may && !set.isRunning) void save()
          }}
        >
          <Card
            title={t('mails.sender')}
            description={data.from ? t('mails.from', { from: data.from }) : undefined}
          >
            <Field label={t('mails.senderName')} error={errorOf('senderName')}>
              <TextInput
                {...shared}
                value={draft.senderName ?? ''}
                onValue={change('senderName')}
                maxLength={60}
              />
            </Field>
            <Field label={t('mails.replyTo')} hint={t('mails.replyToHint')} error={errorOf('replyTo')}>
              <TextInput
                {...shared}
                type="email"
                isCode
                value={draft.replyTo ?? ''}
                onValue={change('replyTo')}
                maxLength={254}
              />
            </Field>
          </Card>
          <Card title={t('mails.look')}>
            <Field label={t('mails.productName')} error={errorOf('productName')}>
              <TextInput
                {...shared}
                value={draft.productName ?? ''}
                onValue={change('productName')}
                maxLength={60}
              />
            </Field>
            <Field label={t('mails.accent')} hint={t('mails.accentHint')} error={errorOf('accent')}>
              <TextInput
                {...shared}
                isCode
                placeholder={t('mails.accentExample')}
                value={draft.accent ?? ''}
                onValue={change('accent')}
                maxLength={7}
              />
            </Field>
            <Field label={t('mails.logoUrl')} hint={t('mails.logoHint')} error={errorOf('logoUrl')}>
              <TextInput
                {...shared}
                isCode
                type="url"
                placeholder={t('mails.logoExample')}
                value={draft.logoUrl ?? ''}
                onValue={change('logoUrl')}
                maxLength={1_000}
              />
            </Field>
          </Card>
          <Card
            title={t('mails.texts')}
            description={t('mails.textsWords', { product: '{product}', host: '{host}' })}
            footer={
              may && (
                <>
                  {set.error && !set.error.field.startsWith('texts') && (
                    <p className="field-error" role="alert">
                      {text(set.error)}
                    </p>
                  )}
                  <Button disabled={!isChanged} onClick={() => setDraft(data.mails)}>
                    {t('mails.undo')}
                  </Button>
                  <Button look="primary" type="submit" disabled={!isChanged} isBusy={set.isRunning}>
                    {t('mails.save')}
                  </Button>
                </>
              )
            }
          >
            <div className="stack">
              <Field label={t('mails.language')}>
                <Select value={language} onValue={(one) => setLanguage(one as Language)}>
                  {data.languages.map((one) => (
                    <option key={one} value={one} lang={one}>
                      {languages[one].name}
                    </option>
                  ))}
                </Select>
              </Field>
              <div className="stack" lang={language}>
                {mailTexts.map((name) => (
                  <Field
                    key={`${language}${name}`}
                    label={t(`mails.text.${name}`)}
                    hint={t(`mails.text.${name}Hint`)}
                    error={errorOf(`texts.${language}.${name}`)}
                  >
                    {name === 'loginSubject' ? (
                      <TextInput
                        {...shared}
                        dir="auto"
                        value={own[name] ?? ''}
                        onValue={changeText(name)}
                        maxLength={120}
                      />
                    ) : (
                      <TextArea
                        {...shared}
                        dir="auto"
                        rows={3}
                        value={own[name] ?? ''}
                        onValue={changeText(name)}
                        maxLength={400}
                      />
                    )}
                  </Field>
                ))}
              </div>
            </div>
          </Card>
        </form>
        <div className="stack mails-beside">
          <MailPreview projectId={id} settings={draft} language={language} />
          {may && <TestMail projectId={id} language={language} isChanged={isChanged} />}
        </div>
      </div>
    </>
  )
}
