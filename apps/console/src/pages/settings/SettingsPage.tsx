import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useProject } from '../../shell/useMember.tsx'
import { Page } from '../../ui/Page.tsx'
import { useT } from '../../words/Words.tsx'
import './settings.css'

const settingsTabs = [
  'general',
  'origins',
  'features',
  'wallets',
  'theme',
  'login',
  'paymaster',
  'legal',
  'chains',
  'danger',
] as const
export type SettingsTab = (typeof settingsTabs)[number]

/** A page of the settings, with the way to the others. */
export function SettingsPage({ tab, width = 'narrow', children }: SettingsPage.Props) {
  const t = useT()
  const { id } = useProject()
  const list = useRef<HTMLUListElement>(null)
  // On a phone the list scrolls: the page that is open is in sight.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (current && list.current) list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft - 16
  }, [])
  return (
    <Page title={t(`settings.${tab}`)} description={t(`settings.${tab}.words`)} width={width}>
      <nav aria-label={t('settings.pages')} className="settings-nav">
        <ul ref={list}>
          {settingsTabs.map((one) => (
            <li key={one}>
              <Link
                to={`/projects/$projectId/settings${one === 'general' ? '' : `/${one}`}`}
                params={{ projectId: id } as never}
                activeOptions={{ exact: true, includeSearch: false }}
                aria-current={one === tab ? 'page' : undefined}
              >
                {t(`settings.${one}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </Page>
  )
}

export declare namespace SettingsPage {
  type Props = { tab: SettingsTab; width?: 'narrow' | 'wide' | undefined; children: ReactNode }
}
