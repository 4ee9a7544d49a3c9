import { reportedKinds, type WebhookKind, webhookKinds } from '@latchkey/protocol/http/webhooks'
import type { ReactNode } from 'react'
import type { ServerError } from '../../api/ServerError.ts'
import { Checkbox, Field, TextInput } from '../../ui/Field.tsx'
import { useErrorText } from '../../words/useErrorText.tsx'
import { useT } from '../../words/Words.tsx'
import { kindLabel } from './kindLabel.ts'
import './webhooks.css'

export type Draft = { readonly name: string; readonly url: string; readonly kinds: readonly WebhookKind[] }
const exampleUrl = 'https://api.example.com/webhooks'
export const emptyDraft: Draft = { name: '', url: '', kinds: ['signed_in', 'wallet.created'] }

export const isComplete = ({ kinds, name, url }: Draft) =>
  name.trim() !== '' && url.trim() !== '' && kinds.length > 0

/** Where a webhook goes, and what it tells. */
export function WebhookForm({ draft, error, onDraft }: WebhookForm.Props) {
  const t = useT()
  const text = useErrorText()
  const isOfUrl = error?.code === 'webhooks/url_refused'
  const general = error && !isOfUrl ? text(error) : undefined
  return (
    <div className="stack">
      <Field label={t('webhooks.name')} hint={t('webhooks.nameHint')}>
        <TextInput
          value={draft.name}
          onValue={(name) => onDraft({ ...draft, name })}
          maxLength={100}
          required
        />
      </Field>
      <Field
        label={t('webhooks.url')}
        hint={t('webhooks.urlHint')}
        error={isOfUrl && refusedUrl(t('webhooks.urlRefused'), error)}
      >
        <TextInput
          value={draft.url}
          onValue={(url) => onDraft({ ...draft, url })}
          type="url"
          placeholder={exampleUrl}
          maxLength={2_048}
          required
          isCode
        />
      </Field>
      <fieldset className="webhooks-kinds">
        <legend>{t('webhooks.kinds')}</legend>
        {webhookKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={
              <>
                {t(kindLabel(kind))} <code translate="no">{kind}</code>
              </>
            }
            hint={reportedKinds.includes(kind) ? t('webhooks.reported') : undefined}
            isOn={draft.kinds.includes(kind)}
            onToggle={(isOn) =>
              onDraft({
                ...draft,
                kinds: webhookKinds.filter((one) => (one === kind ? isOn : draft.kinds.includes(one))),
              })
            }
          />
        ))}
      </fieldset>
      {general && (
        <p className="field-error" role="alert">
          {general}
        </p>
      )}
    </div>
  )
}

export declare namespace WebhookForm {
  type Props = {
    draft: Draft
    error: ServerError | undefined
    onDraft: (draft: Draft) => void
  }
}

function refusedUrl(words: string, { description }: ServerError): ReactNode {
  return (
    <>
      {words} <span dir="ltr">{description}</span>
    </>
  )
}
