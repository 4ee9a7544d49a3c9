import { useState } from 'react'
import { useProject } from '../../shell/useMember.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Card, Page } from '../../ui/Page.tsx'
import { Badge } from '../../ui/Status.tsx'
import { useT, useWords } from '../../words/Words.tsx'
import { useLive } from './useLive.tsx'
import { useValueName } from './useValueName.tsx'
import './insights.css'

/** Events as they are stored, without more than their kind. */
export default function LivePage() {
  const t = useT()
  const { id } = useProject()
  const { locale } = useWords()
  const clock = new Intl.DateTimeFormat(locale === 'ar' ? 'ar-u-nu-latn' : locale, { timeStyle: 'medium' })
  const [isPaused, pause] = useState(false)
  const { status, events } = useLive(id, isPaused)
  const networkName = useValueName('network')
  const state = isPaused ? 'paused' : status
  return (
    <Page
      title={t('insights.live')}
      description={t('insights.liveWords')}
      actions={
        <>
          <span role="status">
            <Badge tone={state === 'live' ? 'positive' : state === 'away' ? 'warning' : 'neutral'}>
              {t(`insights.liveState.${state}`)}
            </Badge>
          </span>
          <Button onClick={() => pause(!isPaused)}>
            {t(isPaused ? 'insights.resume' : 'insights.pause')}
          </Button>
        </>
      }
    >
      <Card>
        {events.length === 0 ? (
          <EmptyState title={t('insights.noLive')}>{t('insights.noLiveWords')}</EmptyState>
        ) : (
          <ol className="insights-live" aria-label={t('insights.live')}>
            {events.map(({ key, at, event, wallet, network }) => (
              <li key={key}>
                <time className="insights-live-time" dateTime={at}>
                  {clock.format(new Date(at))}
                </time>
                <code>{event}</code>
                <span className="insights-live-about">
                  {[wallet, network && networkName(network)].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ol>
        )}
      </Card>
    </Page>
  )
}
