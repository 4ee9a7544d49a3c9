import { projectCreate, projectList } from '@latchkey/protocol/http/admin'
import { memberMe } from '@latchkey/protocol/http/members'
import { isOriginPattern } from '@latchkey/protocol/origin'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useChange } from '../../api/useChange.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Field, TextInput } from '../../ui/Field.tsx'
import { FailedNotice } from '../../ui/Loaded.tsx'
import { Card, Page } from '../../ui/Page.tsx'
import { useT } from '../../words/Words.tsx'
import { keepNewKey } from './newKeys.ts'

const example = 'https://app.example.com'

/** A project needs a name; where the app runs can also be said later. */
export default function NewProjectPage() {
  const t = useT()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [origin, setOrigin] = useState('')
  const [isTried, setIsTried] = useState(false)
  const create = useChange(projectCreate, {
    invalidates: [memberMe, projectList],
    onDone: ({ project, key }) => {
      keepNewKey(project.id, key)
      void navigate({ to: '/projects/$projectId/connect', params: { projectId: project.id } as never })
    },
  })
  const trimmed = origin.trim().replace(/\/+$/, '')
  const nameError = isTried && !name.trim() ? t('projects.nameNeeded') : undefined
  const originError = isTried && trimmed && !isOriginPattern(trimmed) ? t('projects.originBad') : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!name.trim() || (trimmed && !isOriginPattern(trimmed)) || create.isRunning) return
    void create.run({ body: { name: name.trim(), analytics: true, origins: trimmed ? [trimmed] : [] } })
  }
  return (
    <Page title={t('projects.new')} description={t('projects.newWords')} width="narrow">
      <form onSubmit={submit} noValidate>
        <Card
          footer={
            <>
              <ButtonLink to="/projects">{t('shell.cancel')}</ButtonLink>
              <Button look="primary" type="submit" isBusy={create.isRunning}>
                {t('projects.create')}
              </Button>
            </>
          }
        >
          <Field label={t('projects.name')} hint={t('projects.nameHint')} error={nameError}>
            <TextInput value={name} onValue={setName} maxLength={100} required autoFocus />
          </Field>
          <Field
            label={t('projects.origin')}
            hint={t('projects.originHint')}
            error={originError}
            isOptional
            optionalText={t('projects.optional')}
          >
            <TextInput
              value={origin}
              onValue={setOrigin}
              inputMode="url"
              maxLength={300}
              placeholder={example}
              isCode
            />
          </Field>
          {create.error && <FailedNotice error={create.error} />}
        </Card>
      </form>
    </Page>
  )
}
