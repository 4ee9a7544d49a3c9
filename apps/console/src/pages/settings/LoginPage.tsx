import { config } from '@latchkey/protocol/http/config'
import { useContract } from '../../api/useContract.tsx'
import { useProject } from '../../shell/useMember.tsx'
import { Field, Select, Switch, TextArea } from '../../ui/Field.tsx'
import { Card } from '../../ui/Page.tsx'
import { Notice } from '../../ui/Status.tsx'
import { useT } from '../../words/Words.tsx'
import { CodeField } from './CodeField.tsx'
import { lines } from './lines.ts'
import { OperatorFields } from './OperatorFields.tsx'
import { OperatorLink } from './OperatorLink.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import type { Part } from './useSettings.tsx'
import { Variables } from './Variables.tsx'

type Draft = {
  readonly isListed: boolean
  readonly allow: string
  readonly deny: string
  readonly guestLogin: boolean
  readonly newDeviceDelayMinutes: number
  readonly hasTokens: boolean
  readonly issuer: string
  readonly audience: string
  readonly jwksUrl: string
}

const delays = [0, 60, 360, 1_440, 4_320, 10_080]

const part: Part<Draft> = {
  read: ({ loginRules, guestLogin, newDeviceDelayMinutes, tokenLogin }) => ({
    isListed: loginRules?.allow !== undefined,
    allow: loginRules?.allow?.join('\n') ?? '',
    deny: loginRules?.deny?.join('\n') ?? '',
    guestLogin,
    newDeviceDelayMinutes,
    hasTokens: tokenLogin !== null,
    issuer: tokenLogin?.issuer ?? '',
    audience: tokenLogin?.audience ?? '',
    jwksUrl: tokenLogin?.jwksUrl ?? '',
  }),
  write({ isListed, allow, deny, guestLogin, newDeviceDelayMinutes, hasTokens, ...token }) {
    const [allowed, denied] = [lines(allow), lines(deny)]
    const { issuer, audience, jwksUrl } = token
    return {
      loginRules:
        isListed || denied.length > 0
          ? { ...(isListed && { allow: allowed }), ...(denied.length > 0 && { deny: denied }) }
          : null,
      guestLogin,
      newDeviceDelayMinutes,
      tokenLogin: hasTokens
        ? { issuer: issuer.trim(), audience: audience.trim(), jwksUrl: jwksUrl.trim() }
        : null,
    }
  },
}

/** As the server reads them: an address, a domain, or a login at a provider. */
const isRule = (text: string) =>
  /^[^\s:@]{0,64}@[a-z\d][a-z\d.-]{0,252}$/i.test(text) || /^[a-z]+:.{1,255}$/.test(text)

/** Who may log in to the embedded wallet, and how. */
export default function LoginPage() {
  const t = useT()
  const { id: projectId } = useProject()
  const { data } = useContract(config, { query: { projectId } })
  const hasPasskeys = data?.socials?.includes('passkey') ?? false
  const ruleError = (text: string) => (lines(text).every(isRule) ? undefined : t('settings.login.badRule'))
  return (
    <SettingsForm tab="login" part={part} isValid={isValid}>
      {({ base, draft, edit }) => (
        <>
          {data && (data.socials ?? []).length === 0 && (
            <Notice title={t('settings.login.noServer')} action={<OperatorLink page="secrets" />}>
              <Variables names={['WALLET_URL', 'SOCIAL_GOOGLE_ID', 'PASSKEY_LOGIN']} />
            </Notice>
          )}
          <Card title={t('settings.login.who')} description={t('settings.login.whoWords')}>
            <Switch
              label={t('settings.login.listed')}
              hint={t('settings.login.listedHint')}
              isOn={draft.isListed}
              onToggle={(isListed) => edit({ isListed })}
            />
            {draft.isListed && (
              <Field
                label={t('settings.login.allow')}
                hint={t('settings.login.ruleHint')}
                error={ruleError(draft.allow)}
              >
                <TextArea value={draft.allow} onValue={(allow) => edit({ allow })} isCode />
              </Field>
            )}
            <Field
              label={t('settings.login.deny')}
              hint={t(draft.isListed ? 'settings.login.denyHint' : 'settings.login.ruleHint')}
              error={ruleError(draft.deny)}
            >
              <TextArea value={draft.deny} rows={3} onValue={(deny) => edit({ deny })} isCode />
            </Field>
          </Card>
          <Card title={t('settings.login.guests')}>
            <Switch
              label={t('settings.field.guestLogin')}
              hint={t('settings.guestLogin.hint')}
              isOn={draft.guestLogin}
              isDisabled={!hasPasskeys && !draft.guestLogin}
              onToggle={(guestLogin) => edit({ guestLogin })}
            />
            {!hasPasskeys && (
              <p className="muted">
                {t('settings.needsVariable')} <Variables names={['PASSKEY_LOGIN']} />
              </p>
            )}
            {draft.guestLogin && draft.isListed && (
              <Notice tone="warning" title={t('settings.login.guestsListed')} />
            )}
          </Card>
          <Card title={t('settings.login.devices')}>
            <Field label={t('settings.field.newDeviceDelayMinutes')} hint={t('settings.newDeviceDelay.hint')}>
              <Select
                value={String(draft.newDeviceDelayMinutes)}
                onValue={(value) => edit({ newDeviceDelayMinutes: Number(value) })}
              >
                {[...new Set([...delays, base.newDeviceDelayMinutes])]
                  .sort((a, b) => a - b)
                  .map((minutes) => (
                    <option key={minutes} value={minutes}>
                      {minutes === 0
                        ? t('settings.delay.none')
                        : minutes % 1_440 === 0
                          ? t('settings.delay.days', { count: minutes / 1_440 })
                          : minutes % 60 === 0
                            ? t('settings.delay.hours', { count: minutes / 60 })
                            : t('settings.delay.minutes', { count: minutes })}
                    </option>
                  ))}
              </Select>
            </Field>
          </Card>
          <Card title={t('settings.tokens')} description={t('settings.tokens.words')}>
            <OperatorFields>
              <Switch
                label={t('settings.field.tokenLogin')}
                isOn={draft.hasTokens}
                onToggle={(hasTokens) => edit({ hasTokens })}
              />
              {draft.hasTokens && (
                <>
                  <CodeField
                    label={t('settings.tokens.issuer')}
                    error={neededError(draft.issuer)}
                    value={draft.issuer}
                    maxLength={255}
                    onValue={(issuer) => edit({ issuer })}
                  />
                  <CodeField
                    label={t('settings.tokens.audience')}
                    error={neededError(draft.audience)}
                    value={draft.audience}
                    maxLength={255}
                    onValue={(audience) => edit({ audience })}
                  />
                  <CodeField
                    label={t('settings.tokens.keys')}
                    hint={t('settings.tokens.keysHint')}
                    error={
                      neededError(draft.jwksUrl) ??
                      (isKeys(draft.jwksUrl) ? undefined : t('settings.tokens.badKeys'))
                    }
                    type="url"
                    value={draft.jwksUrl}
                    onValue={(jwksUrl) => edit({ jwksUrl })}
                  />
                </>
              )}
            </OperatorFields>
          </Card>
        </>
      )}
    </SettingsForm>
  )

  function neededError(text: string): string | undefined {
    return text.trim() ? undefined : t('settings.needed')
  }
}

const isKeys = (text: string) => /^https?:\/\/[^\s/]+/.test(text.trim()) && URL.canParse(text.trim())

function isValid({ isListed, allow, deny, hasTokens, issuer, audience, jwksUrl }: Draft): boolean {
  const rules = [...(isListed ? lines(allow) : []), ...lines(deny)]
  if (!rules.every(isRule)) return false
  return !hasTokens || (Boolean(issuer.trim() && audience.trim()) && isKeys(jwksUrl))
}
