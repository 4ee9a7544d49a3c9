import { Switch } from '../../ui/Field.tsx'
import { Card } from '../../ui/Page.tsx'
import { Notice } from '../../ui/Status.tsx'
import { useT } from '../../words/Words.tsx'
import { CodeField } from './CodeField.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import type { Part } from './useSettings.tsx'

const privacyExample = 'https://example.com/privacy'

const termsExample = 'https://example.com/terms'

type Draft = { readonly termsUrl: string; readonly privacyUrl: string; readonly isConsentRequired: boolean }

const part: Part<Draft> = {
  read: ({ legal }) => ({
    termsUrl: legal?.termsUrl ?? '',
    privacyUrl: legal?.privacyUrl ?? '',
    isConsentRequired: legal?.isConsentRequired ?? true,
  }),
  write({ isConsentRequired, ...urls }) {
    const [termsUrl, privacyUrl] = [urls.termsUrl.trim(), urls.privacyUrl.trim()]
    if (!termsUrl && !privacyUrl) return { legal: null }
    return { legal: { ...(termsUrl && { termsUrl }), ...(privacyUrl && { privacyUrl }), isConsentRequired } }
  },
}

/** What visitors agree to. */
export default function LegalPage() {
  const t = useT()
  const errorOf = (url: string) => (isLink(url) ? undefined : t('settings.legal.bad'))
  return (
    <SettingsForm
      tab="legal"
      part={part}
      isValid={({ termsUrl, privacyUrl }) => isLink(termsUrl) && isLink(privacyUrl)}
    >
      {({ draft, edit }) => (
        <Card>
          <CodeField
            label={t('settings.legal.terms')}
            error={errorOf(draft.termsUrl)}
            type="url"
            value={draft.termsUrl}
            placeholder={termsExample}
            onValue={(termsUrl) => edit({ termsUrl })}
          />
          <CodeField
            label={t('settings.legal.privacy')}
            error={errorOf(draft.privacyUrl)}
            type="url"
            value={draft.privacyUrl}
            placeholder={privacyExample}
            onValue={(privacyUrl) => edit({ privacyUrl })}
          />
          <Switch
            label={t('settings.legal.consent')}
            hint={t('settings.legal.consentHint')}
            isOn={draft.isConsentRequired}
            onToggle={(isConsentRequired) => edit({ isConsentRequired })}
          />
          <Notice title={t('settings.legal.page')}>{t('settings.legal.pageWords')}</Notice>
        </Card>
      )}
    </SettingsForm>
  )
}

function isLink(text: string): boolean {
  const trimmed = text.trim()
  return !trimmed || (/^https?:\/\/[^\s/]+/.test(trimmed) && URL.canParse(trimmed) && trimmed.length <= 2_048)
}
