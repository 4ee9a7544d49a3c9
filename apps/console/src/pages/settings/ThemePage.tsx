import { fontStacks, type ThemeSettings } from '@latchkey/protocol/http/looks'
import { useEffect, useState } from 'react'
import { Field, Select, TextInput } from '../../ui/Field.tsx'
import { Card } from '../../ui/Page.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useT } from '../../words/Words.tsx'
import { Contrasts } from './Contrasts.tsx'
import { proposedTheme } from './proposedTheme.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { ThemePreview } from './ThemePreview.tsx'
import type { Part, Project } from './useSettings.tsx'

const accentExample = '#1a73e8'

type Draft = { readonly theme: ThemeSettings }

const choices = {
  mode: ['light', 'dark', 'auto'],
  radius: ['none', 'small', 'medium', 'large'],
  tone: ['cool', 'neutral', 'warm', 'sand', 'rose', 'leaf'],
  density: ['comfortable', 'compact'],
  overlay: ['dim', 'blur', 'none'],
  edge: ['shadow', 'line', 'none'],
  layout: ['compact', 'wide'],
  font: Object.keys(fontStacks),
} as const
const names = ['mode', 'radius', 'font', 'tone', 'density', 'overlay', 'edge', 'layout'] as const
const screens: readonly ThemePreview.Screen[] = ['desktop', 'phone', 'rtl']

const part: Part<Draft> = {
  read: ({ theme }) => ({ theme: theme ?? {} }),
  write({ theme }) {
    // In one order, so that the same theme is the same text.
    const given = (['accent', ...names] as const).flatMap((name) =>
      theme[name] ? [[name, theme[name]]] : [],
    )
    return { theme: given.length > 0 ? (Object.fromEntries(given) as ThemeSettings) : null }
  },
}

const isColor = (text: string | undefined) => !text || /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text)

/** How the modal looks, beside the modal itself. */
export default function ThemePage() {
  return (
    <SettingsForm tab="theme" width="wide" part={part} isValid={({ theme }) => isColor(theme.accent)}>
      {({ base, draft, edit }) => (
        <div className="settings-theme">
          <Controls theme={draft.theme} onChange={(theme) => edit({ theme })} />
          <Preview
            project={base}
            theme={isColor(draft.theme.accent) ? draft.theme : { ...draft.theme, accent: undefined }}
          />
        </div>
      )}
    </SettingsForm>
  )
}

function Controls({ theme, onChange }: { theme: ThemeSettings; onChange: (theme: ThemeSettings) => void }) {
  const t = useT()
  const set = (name: keyof ThemeSettings, value: string) =>
    onChange({ ...theme, [name]: value || undefined } as ThemeSettings)
  const { accent = '' } = theme
  // A link can propose a theme; it is seen here, and saved by the owner or not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const proposed = proposedTheme()
    if (Object.keys(proposed).length > 0) onChange({ ...theme, ...proposed })
  }, [])
  return (
    <Card>
      <Field
        label={t('settings.theme.accent')}
        hint={t('settings.theme.accentHint')}
        error={isColor(accent) ? undefined : t('settings.theme.badColor')}
      >
        <TextInput
          value={accent}
          maxLength={7}
          placeholder={accentExample}
          onValue={(value) => set('accent', value.trim())}
          isCode
        />
      </Field>
      <label className="settings-color">
        <input
          type="color"
          value={/^#[\da-f]{6}$/i.test(accent) ? accent : '#1a73e8'}
          onChange={(event) => set('accent', event.target.value)}
        />
        <span>{t('settings.theme.pick')}</span>
      </label>
      {names.map((name) => (
        <Field
          key={name}
          label={t(`settings.theme.${name}`)}
          hint={name === 'layout' && t('settings.theme.layoutHint')}
        >
          <Select value={theme[name] ?? ''} onValue={(value) => set(name, value)}>
            <option value="">{t('settings.theme.unset')}</option>
            {choices[name].map((value) => (
              <option key={value} value={value}>
                {t(`settings.theme.${name}.${value}` as 'settings.theme.mode.light')}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      <p className="field-hint">{t('settings.theme.pageWins')}</p>
    </Card>
  )
}

function Preview({ project, theme }: { project: Project; theme: ThemeSettings }) {
  const t = useT()
  const [screen, setScreen] = useState<ThemePreview.Screen>('desktop')
  return (
    <div className="settings-preview">
      <Tabs
        label={t('settings.theme.preview')}
        tabs={screens.map((id) => ({ id, label: t(`settings.screen.${id}`) }))}
        chosen={screen}
        onChoose={setScreen}
      >
        <div className={`settings-screens ${screen} ${theme.layout ?? ''}`}>
          {(['light', 'dark'] as const).map((mode) => (
            <ThemePreview
              key={`${mode} ${screen}`}
              mode={mode}
              theme={theme}
              wallets={project.wallets}
              screen={screen}
            />
          ))}
        </div>
      </Tabs>
      <Contrasts accent={theme.accent} />
    </div>
  )
}
