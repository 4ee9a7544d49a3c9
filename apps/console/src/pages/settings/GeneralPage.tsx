import { useMember, useProject } from '../../shell/useMember.tsx'
import { CopyButton } from '../../ui/Copy.tsx'
import { Field, Select, Switch, TextInput } from '../../ui/Field.tsx'
import { Card } from '../../ui/Page.tsx'
import { useT } from '../../words/Words.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import type { Part, Project } from './useSettings.tsx'

type Draft = Pick<Project, 'analytics' | 'disabled' | 'group' | 'mode' | 'name' | 'storeAddresses'>

const part: Part<Draft> = {
  read: ({ analytics, disabled, group, mode, name, storeAddresses }) => ({
    analytics,
    disabled,
    group,
    mode,
    name,
    storeAddresses,
  }),
  write: ({ name, ...draft }) => ({ ...draft, name: name.trim() }),
}

/** What the project is called, and how strict it is. */
export default function GeneralPage() {
  const t = useT()
  const { id } = useProject()
  const isOperator = useMember().data?.isOperator === true
  return (
    <SettingsForm
      tab="general"
      part={part}
      isValid={({ name, group }) => Boolean(name.trim()) && isGroup(group)}
      head={
        <Card>
          <Field label={t('settings.id')} hint={t('settings.id.hint')}>
            <TextInput value={id} onValue={() => {}} readOnly isCode />
          </Field>
          <div className="row">
            <CopyButton text={id} label={t('settings.id.copy')} />
          </div>
        </Card>
      }
    >
      {({ base, draft, edit }) => (
        <>
          <Card>
            <Field
              label={t('settings.field.name')}
              error={draft.name.trim() ? undefined : t('settings.name.needed')}
            >
              <TextInput value={draft.name} maxLength={100} onValue={(name) => edit({ name })} />
            </Field>
            <Field label={t('settings.field.mode')} hint={t(`settings.mode.${draft.mode}.words`)}>
              <Select value={draft.mode} onValue={(mode) => edit({ mode: mode as Draft['mode'] })}>
                <option value="development">{t('settings.mode.development')}</option>
                <option value="production">{t('settings.mode.production')}</option>
              </Select>
            </Field>
          </Card>
          <Card title={t('settings.numbers')}>
            <Switch
              label={t('settings.field.analytics')}
              hint={t('settings.analytics.hint')}
              isOn={draft.analytics}
              onToggle={(analytics) => edit({ analytics })}
            />
            <Switch
              label={t('settings.field.storeAddresses')}
              hint={t('settings.storeAddresses.hint')}
              isOn={draft.storeAddresses}
              onToggle={(storeAddresses) => edit({ storeAddresses })}
            />
          </Card>
          <Card title={t('settings.ofOperator')} description={t('settings.ofOperator.words')}>
            <Switch
              label={t('settings.field.disabled')}
              hint={t('settings.disabled.hint')}
              isOn={draft.disabled}
              isDisabled={!isOperator || base.deletedOn !== null}
              onToggle={(disabled) => edit({ disabled })}
            />
            <Field
              label={t('settings.field.group')}
              hint={t('settings.group.hint')}
              error={isGroup(draft.group) ? undefined : t('settings.group.bad')}
            >
              <TextInput
                value={draft.group ?? ''}
                maxLength={64}
                disabled={!isOperator}
                onValue={(group) => edit({ group: group || null })}
                isCode
              />
            </Field>
          </Card>
        </>
      )}
    </SettingsForm>
  )
}

function isGroup(group: string | null): boolean {
  return group === null || /^[\w-]{1,64}$/.test(group)
}
