/** @jsxImportSource preact */
import type { Answer } from '@latchkey/protocol/http/contract'
import type { loginApps, loginDevices, loginRecords } from '@latchkey/protocol/http/login'
import type { vaultLog } from '@latchkey/protocol/http/vault'
import { relativeTime } from '@latchkey/protocol/relativeTime'
import { useEffect, useState } from 'preact/hooks'
import { withLatinDigits } from '../findLanguage.ts'
import { Button } from '../screens/ui/Button.tsx'
import { useSpoken, useT } from '../screens/words.tsx'
import { FactorRow } from './FactorRow.tsx'
import { AppsIcon, DeviceIcon, ShieldIcon } from './icons.tsx'

export type App = Answer<typeof loginApps>['apps'][number]
export type Device = Answer<typeof loginDevices>['devices'][number]

/** Where the visitor is logged in, which other apps use the wallet, and what was done there. */
export type Usage = {
  readonly devices: readonly Device[]
  readonly apps: readonly App[]
  readonly log: Answer<typeof vaultLog>
  /** What the app and the operator looked up or did. */
  readonly looks: Answer<typeof loginRecords>
}

export type DevicesPageProps = {
  /** Changes when it has to be read again. */
  version: number
  readUsage(): Promise<Usage>
  onRemove(device: Device, factorIds: readonly string[]): void
  onRemoveApp(app: App, factorIds: readonly string[]): void
  onBack(): void
}

export function DevicesPage({ onBack, onRemove, onRemoveApp, readUsage, version }: DevicesPageProps) {
  const t = useT()
  const { locale } = useSpoken()
  const [usage, setUsage] = useState<Usage | 'failed'>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when it has changed.
  useEffect(() => {
    readUsage().then(setUsage, () => setUsage('failed'))
  }, [version])

  const ago = (time: string): string => {
    const { unit, value } = relativeTime(Date.parse(time), Date.now())
    return new Intl.RelativeTimeFormat(withLatinDigits(locale), { numeric: 'auto' }).format(-value, unit)
  }
  const at = (time: string): string =>
    new Intl.DateTimeFormat(withLatinDigits(locale), { dateStyle: 'medium', timeStyle: 'short' }).format(
      Date.parse(time),
    )
  const siteOf = ({ origin }: Pick<Device, 'origin'>) => new URL(origin).host
  const siteOfApp = ({ name, origin }: App) => (origin ? siteOf({ origin }) : name)
  const factorsOf = (keys: readonly string[], { log }: Usage) =>
    log.factors.filter(({ device }) => keys.includes(device)).map(({ factorId }) => factorId)
  return (
    <section className="security">
      <h1 className="security-title" tabIndex={-1} data-autofocus>
        {t('security.devices.title')}
      </h1>
      {usage === undefined && (
        <p className="security-news" role="status">
          {t('security.devices.loading')}
        </p>
      )}
      {usage === 'failed' && (
        <p className="security-news negative" role="alert">
          {t('security.problem.failed')}
        </p>
      )}
      {typeof usage === 'object' && (
        <>
          <h2>{t('security.devices.heading')}</h2>
          <ul className="security-factors">
            {[...usage.devices]
              .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
              .map((device) => (
                <FactorRow
                  key={device.id}
                  icon={<DeviceIcon />}
                  title={device.browser}
                  about={
                    device.isCurrent
                      ? t('security.devices.this', { site: siteOf(device) })
                      : device.opensAt
                        ? t('security.devices.waits', { site: siteOf(device), time: at(device.opensAt) })
                        : t('security.devices.used', { site: siteOf(device), time: ago(device.usedAt) })
                  }
                >
                  {!device.isCurrent && (
                    <button
                      type="button"
                      className="security-remove"
                      aria-label={t('security.devices.remove', {
                        browser: device.browser,
                        site: siteOf(device),
                      })}
                      onClick={() => onRemove(device, factorsOf([device.key], usage))}
                    >
                      {t('security.remove')}
                    </button>
                  )}
                </FactorRow>
              ))}
          </ul>
          {usage.apps.length > 0 && (
            <>
              <h2>{t('security.apps.heading')}</h2>
              <ul className="security-factors">
                {usage.apps.map((app) => (
                  <FactorRow
                    key={app.projectId}
                    icon={<AppsIcon />}
                    title={siteOfApp(app)}
                    about={
                      app.isCurrent
                        ? t('security.apps.this', { name: app.name })
                        : t('security.apps.since', { name: app.name, time: ago(app.grantedAt) })
                    }
                  >
                    <button
                      type="button"
                      className="security-remove"
                      aria-label={t('security.apps.remove', { site: siteOfApp(app) })}
                      onClick={() => onRemoveApp(app, factorsOf(app.keys, usage))}
                    >
                      {t('security.remove')}
                    </button>
                  </FactorRow>
                ))}
              </ul>
            </>
          )}
          {usage.looks.erasesAt && (
            <p className="security-news negative" role="status">
              {t('security.looks.erases', { time: at(usage.looks.erasesAt) })}
            </p>
          )}
          {usage.looks.records.length > 0 && (
            <>
              <h2>{t('security.looks.heading')}</h2>
              <ul className="security-factors">
                {usage.looks.records.map((record) => (
                  <FactorRow
                    key={`${record.at} ${record.kind}`}
                    icon={<AppsIcon />}
                    title={t(wordsOfLook(record), { app: record.app })}
                    about={ago(record.at)}
                  />
                ))}
              </ul>
            </>
          )}
          <h2>{t('security.activity.heading')}</h2>
          {usage.log.events.length === 0 && <p className="security-news">{t('security.activity.none')}</p>}
          <ul className="security-factors">
            {usage.log.events.map(({ at, device: key, event }) => {
              const device = usage.devices.find((one) => one.key === key)
              return (
                <FactorRow
                  key={`${at} ${event}`}
                  icon={<ShieldIcon />}
                  title={
                    device
                      ? t(`security.activity.${event}`, { site: siteOf(device) })
                      : t(`security.activity.${event}.removed`)
                  }
                  about={device ? `${device.browser} · ${ago(at)}` : ago(at)}
                />
              )
            })}
          </ul>
        </>
      )}
      <div className="security-actions">
        <Button variant="quiet" onClick={onBack}>
          {t('security.devices.back')}
        </Button>
      </div>
    </section>
  )
}

/** Support of the app does not say who it was, and the operator of the server is named as such. */
function wordsOfLook({ by, kind }: Answer<typeof loginRecords>['records'][number]) {
  if (kind === 'looked-up') return by === 'operator' ? 'security.looks.operator' : 'security.looks.app'
  return `security.looks.${kind}` as const
}
