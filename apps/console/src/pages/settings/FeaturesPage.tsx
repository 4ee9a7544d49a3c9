import { config } from '@latchkey/protocol/http/config'
import { socialNames } from '@latchkey/protocol/socialNames'
import { useContract } from '../../api/useContract.tsx'
import { useProject } from '../../shell/useMember.tsx'
import { Checkbox, Field, Select, Switch } from '../../ui/Field.tsx'
import { Card } from '../../ui/Page.tsx'
import { useT } from '../../words/Words.tsx'
import { OperatorLink } from './OperatorLink.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import type { Part, Project } from './useSettings.tsx'

type Feature = NonNullable<Project['features']>[number]
type Choice = 'page' | 'on' | 'off'
type Draft = { readonly features: readonly Feature[] | null }

const shown = ['swap', 'onramp', 'activity', 'branding'] as const
/** What each is provided by if it is switched on here for the first time. */
const providers: Readonly<Record<string, string[]>> = { swap: ['onchain'], onramp: ['all'] }

const undecided = [...shown, 'social_login'].map(leftToPage)

const part: Part<Draft> = {
  read: ({ features }) => ({ features }),
  write: ({ features }) => ({ features: features && [...features] }),
}

/** What visitors can do in the modal. */
export default function FeaturesPage() {
  const t = useT()
  const { id: projectId } = useProject()
  const { data } = useContract(config, { query: { projectId } })
  const isMissing = data && Object.keys(socialNames).some((id) => !data.socials?.includes(id))
  return (
    <SettingsForm tab="features" part={part}>
      {({ draft, edit }) => {
        // What could be decided is seen before it is.
        const features = draft.features ?? undecided
        const change = (id: string, choice: Choice) => edit({ features: withFeature(features, id, choice) })
        return (
          <>
            <Card>
              <Switch
                label={t('settings.features.here')}
                hint={t('settings.features.hereHint')}
                isOn={draft.features !== null}
                onToggle={(isOn) =>
                  // Nothing is switched off by the switch itself.
                  edit({ features: isOn ? undecided : null })
                }
              />
            </Card>
            <fieldset disabled={draft.features === null} className="settings-fields">
              <Card title={t('settings.field.features')}>
                {shown.map((id) => (
                  <Field
                    key={id}
                    label={t(`settings.feature.${id}`)}
                    hint={t(`settings.feature.${id}.words`)}
                  >
                    <Choose value={choiceOf(features, id)} onChoose={(choice) => change(id, choice)} />
                  </Field>
                ))}
              </Card>
              <Card
                title={t('settings.logins')}
                description={t('settings.logins.words')}
                actions={isMissing && <OperatorLink page="secrets" />}
              >
                <Field label={t('settings.logins.allowed')}>
                  <Choose
                    value={choiceOf(features, 'social_login')}
                    onChoose={(choice) => change('social_login', choice)}
                  />
                </Field>
                {choiceOf(features, 'social_login') === 'on' && (
                  <Logins
                    ready={data?.socials}
                    chosen={features.find(({ id }) => id === 'social_login')?.config ?? []}
                    onChange={(config) =>
                      edit({
                        features: features.map((one) =>
                          one.id === 'social_login' ? { ...one, config } : one,
                        ),
                      })
                    }
                  />
                )}
              </Card>
            </fieldset>
          </>
        )
      }}
    </SettingsForm>
  )
}

function Choose({ value, onChoose }: { value: Choice; onChoose: (choice: Choice) => void }) {
  const t = useT()
  return (
    <Select value={value} onValue={(next) => onChoose(next as Choice)}>
      <option value="page">{t('settings.choice.page')}</option>
      <option value="on">{t('settings.choice.on')}</option>
      <option value="off">{t('settings.choice.off')}</option>
    </Select>
  )
}

type LoginsProps = {
  ready: readonly string[] | undefined
  chosen: readonly string[]
  onChange: (ids: string[]) => void
}

/** Ways to log in; those the server is not set up for say so. */
function Logins({ ready, chosen, onChange }: LoginsProps) {
  const t = useT()
  // Words of a language, where the others are names.
  const names = { ...socialNames, email: t('settings.logins.email'), passkey: t('settings.logins.passkey') }
  const ids = ['email', ...Object.keys(socialNames)] as (keyof typeof names)[]
  return (
    <div className="settings-boxes">
      {ids.map((id) => (
        <Checkbox
          key={id}
          label={names[id]}
          hint={id !== 'email' && ready && !ready.includes(id) ? t('settings.logins.notReady') : undefined}
          isOn={chosen.includes(id)}
          onToggle={(isOn) => onChange(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}
        />
      ))}
    </div>
  )
}

function leftToPage(id: string): Feature {
  return { id, isEnabled: true, config: null }
}

function choiceOf(features: readonly Feature[], id: string): Choice {
  const feature = features.find((one) => one.id === id)
  if (!feature) return 'off'
  if (feature.config === null) return 'page'
  return feature.isEnabled ? 'on' : 'off'
}

function withFeature(features: readonly Feature[], id: string, choice: Choice): Feature[] {
  const before = features.find((one) => one.id === id)
  const config = before?.config?.length
    ? before.config
    : (providers[id] ?? (id === 'social_login' ? ['email'] : []))
  const next = choice === 'page' ? leftToPage(id) : { id, isEnabled: choice === 'on', config }
  return before ? features.map((one) => (one.id === id ? next : one)) : [...features, next]
}
