import { isOriginPattern } from '@latchkey/protocol/origin'
import { useState } from 'react'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Field, TextInput } from '../../ui/Field.tsx'
import { CloseIcon, PlusIcon } from '../../ui/icons.tsx'
import { Card } from '../../ui/Page.tsx'
import { Notice } from '../../ui/Status.tsx'
import { useT } from '../../words/Words.tsx'
import { OriginTest } from './OriginTest.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import type { Part, Project } from './useSettings.tsx'

const originExample = 'https://app.example.com'

type Draft = { readonly origins: readonly string[]; readonly mode: Project['mode'] }

const part: Part<Draft> = {
  read: ({ origins, mode }) => ({ origins, mode }),
  write: ({ origins }) => ({ origins: origins.map((one) => one.trim()).filter(Boolean) }),
}

/** Where the app runs, and why a page was refused. */
export default function OriginsPage() {
  const t = useT()
  return (
    <SettingsForm tab="origins" part={part} isValid={isValid}>
      {({ draft, edit }) => (
        <>
          <Card title={t('settings.field.origins')} description={t(`settings.origins.${draft.mode}`)}>
            <OriginList origins={draft.origins} onChange={(origins) => edit({ origins })} />
            {draft.mode === 'production' && !draft.origins.some((one) => one.trim()) && (
              <Notice tone="warning" title={t('settings.origins.needed')} />
            )}
          </Card>
          <OriginTest
            origins={draft.origins.map((one) => one.trim()).filter(isOriginPattern)}
            onAdd={(origin) => edit({ origins: [...draft.origins.filter((one) => one.trim()), origin] })}
          />
        </>
      )}
    </SettingsForm>
  )
}

function isValid({ origins, mode }: Draft): boolean {
  const given = origins.map((one) => one.trim()).filter(Boolean)
  return given.every(isOriginPattern) && (mode === 'development' || given.length > 0)
}

function OriginList({
  origins,
  onChange,
}: {
  origins: readonly string[]
  onChange: (origins: string[]) => void
}) {
  const t = useT()
  const [isNew, setIsNew] = useState(false)
  return (
    <>
      {origins.length === 0 && <p className="muted">{t('settings.origins.none')}</p>}
      <ul className="settings-rows">
        {origins.map((origin, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its text is what is being typed
          <li key={at}>
            <Field
              label={<span className="hidden">{t('settings.origins.one', { number: at + 1 })}</span>}
              error={origin.trim() && !isOriginPattern(origin.trim()) ? t('settings.origins.bad') : undefined}
            >
              <TextInput
                value={origin}
                inputMode="url"
                maxLength={300}
                placeholder={originExample}
                autoFocus={isNew && at === origins.length - 1}
                onValue={(text) => onChange(origins.with(at, text))}
                isCode
              />
            </Field>
            <IconButton
              label={t('settings.remove', { name: origin || String(at + 1) })}
              onClick={() => onChange(origins.toSpliced(at, 1))}
            >
              <CloseIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      <div>
        <Button
          isSmall
          icon={<PlusIcon />}
          onClick={() => {
            setIsNew(true)
            onChange([...origins, ''])
          }}
        >
          {t('settings.origins.add')}
        </Button>
      </div>
    </>
  )
}
