import { projectRead } from '@latchkey/protocol/http/admin'
import type { ReactNode } from 'react'
import { useContract } from '../../api/useContract.tsx'
import { Panels } from '../../shell/Panels.tsx'
import { useProject } from '../../shell/useMember.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Card, Page } from '../../ui/Page.tsx'
import { Badge, Notice, Skeleton } from '../../ui/Status.tsx'
import { useFormat, useT } from '../../words/Words.tsx'
import { useArrived } from './useArrived.tsx'
import './projects.css'

/** The start page of a project: what is missing until visitors can use it, then what happens in it. */
export default function OverviewPage() {
  const t = useT()
  const { id, name } = useProject()
  const project = useContract(projectRead, { params: { id } })
  const mode = project.data?.project.mode
  return (
    <Page
      title={name}
      description={<code>{id}</code>}
      actions={
        mode && (
          <Badge tone={mode === 'production' ? 'positive' : 'neutral'}>{t(`projects.mode.${mode}`)}</Badge>
        )
      }
    >
      <Loaded known={project} skeleton={<Skeleton count={2} />}>
        {({ project }) => (
          <>
            {project.disabled && (
              <Notice tone="negative" title={t('projects.disabled')}>
                {t('projects.disabledWords')}
              </Notice>
            )}
            <Checklist projectId={id} origins={project.origins} mode={project.mode} />
            <Panels />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Checklist({ projectId, origins, mode }: Checklist.Props) {
  const t = useT()
  const { number } = useFormat()
  const { isKnown, isOpened, isConnected } = useArrived(projectId)
  const link = (to: string, text: string) => (
    <ButtonLink isSmall to={to} params={{ projectId }}>
      {text}
    </ButtonLink>
  )
  const settings = '/projects/$projectId/origins'
  const code = '/projects/$projectId/connect'
  const steps: readonly (Step.Props & { id: string })[] = [
    {
      id: 'origin',
      isDone: origins.length > 0,
      title: t('projects.step.origin'),
      words: origins.length ? origins.slice(0, 3).join(', ') : t('projects.step.originWords'),
      action: link(settings, t('projects.step.originAction')),
    },
    {
      id: 'opened',
      isDone: isOpened === true || isConnected === true,
      title: t('projects.step.opened'),
      words: t('projects.step.openedWords'),
      action: link(code, t('projects.step.openedAction')),
    },
    {
      id: 'connected',
      isDone: isConnected === true,
      title: t('projects.step.connected'),
      words: t('projects.step.connectedWords'),
      action: link(code, t('projects.step.connectedAction')),
    },
    {
      id: 'production',
      isDone: mode === 'production',
      title: t('projects.step.production'),
      words: t('projects.step.productionWords'),
      action: link(settings, t('projects.step.productionAction')),
    },
  ]
  const done = steps.filter(({ isDone }) => isDone).length
  // Everything is set: the list has done its work.
  if (!isKnown || done === steps.length) return null
  return (
    <Card
      title={t('projects.setup')}
      description={t('projects.setupWords', { done: number(done), all: number(steps.length) })}
    >
      <ol className="projects-steps">
        {steps.map(({ id, ...step }, at) => (
          <Step key={id} {...step} number={number(at + 1)} />
        ))}
      </ol>
    </Card>
  )
}

declare namespace Checklist {
  type Props = { projectId: string; origins: readonly string[]; mode: 'development' | 'production' }
}

function Step({ isDone, title, words, action, number }: Step.Props & { number: string }) {
  const t = useT()
  return (
    <li className={isDone ? 'projects-step done' : 'projects-step'}>
      <span className="projects-step-mark" aria-hidden="true">
        {isDone ? <CheckIcon /> : number}
      </span>
      <div>
        <h3>
          {title}
          {isDone && <span className="hidden"> {t('projects.step.done')}</span>}
        </h3>
        <p>{words}</p>
      </div>
      {!isDone && action}
    </li>
  )
}

declare namespace Step {
  type Props = { isDone: boolean; title: string; words: string; action: ReactNode }
}
