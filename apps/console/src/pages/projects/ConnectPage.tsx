import { consoleConfig } from '@latchkey/protocol/http/members'
import { useState } from 'react'
import { useContract } from '../../api/useContract.tsx'
import { useProject } from '../../shell/useMember.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { CopyBlock, SecretOnce } from '../../ui/Copy.tsx'
import { Card, Page } from '../../ui/Page.tsx'
import { Notice } from '../../ui/Status.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useT } from '../../words/Words.tsx'
import { newKeyOf } from './newKeys.ts'
import { snippets, type Way, ways } from './snippets.ts'
import { useArrived } from './useArrived.tsx'
import './projects.css'

const watchMs = 3_000
/** Where the server does not know its address itself. */
const placeholder = 'https://latchkey.example.com'
const names: Readonly<Record<Way, string>> = {
  html: 'HTML',
  react: 'React',
  next: 'Next.js',
  vue: 'Vue',
  svelte: 'Svelte',
}

/** The code that puts the modal into an app, and whether it has arrived there. */
export default function ConnectPage() {
  const t = useT()
  const { id } = useProject()
  const [way, setWay] = useState<Way>('react')
  const key = newKeyOf(id)
  const config = useContract(consoleConfig, {})
  const api = config.data?.apiUrl ?? placeholder
  return (
    <Page title={t('projects.connect.title')} description={t('projects.connect.words')} width="narrow">
      <Arrival projectId={id} />
      {config.data?.apiUrl === null && (
        <Notice tone="warning" title={t('projects.connect.noApi')}>
          {t('projects.connect.noApiWords', { placeholder })}
        </Notice>
      )}
      <Tabs
        label={t('projects.connect.way')}
        tabs={ways.map((one) => ({ id: one, label: <span translate="no">{names[one]}</span> }))}
        chosen={way}
        onChoose={setWay}
      >
        {snippets(way, { projectId: id, api }).map(({ file, code }) => (
          <CopyBlock key={file} title={file} code={code} />
        ))}
      </Tabs>
      <Card title={t('projects.connect.facts')}>
        <dl className="projects-facts">
          <dt>{t('projects.connect.id')}</dt>
          <dd>
            <code>{id}</code>
          </dd>
          <dt>{t('projects.connect.server')}</dt>
          <dd>
            <code>{api}</code>
          </dd>
        </dl>
      </Card>
      {key && (
        <Card title={t('projects.connect.key')} description={t('projects.connect.keyWords')}>
          <SecretOnce label={t('projects.connect.key')} secret={key} />
        </Card>
      )}
    </Page>
  )
}

function Arrival({ projectId }: { projectId: string }) {
  const t = useT()
  const { isOpened, isConnected } = useArrived(projectId, { refetchMs: watchMs })
  const step = isConnected ? 'connected' : isOpened ? 'opened' : 'waiting'
  return (
    <Card>
      <div className="projects-live" role="status">
        <span
          className={step === 'connected' ? 'projects-pulse done' : 'projects-pulse'}
          aria-hidden="true"
        />
        <div>
          <h2>{t(`projects.arrival.${step}`)}</h2>
          <p className="muted">{t(`projects.arrival.${step}Words`)}</p>
        </div>
        {isConnected && (
          <ButtonLink look="primary" to="/projects/$projectId" params={{ projectId }}>
            {t('projects.toOverview')}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}
