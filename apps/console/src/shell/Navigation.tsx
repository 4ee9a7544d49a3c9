import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import type { NavigationEntry } from '../area.tsx'
import { keep, kept } from '../kept.ts'
import { areas } from '../pages.tsx'
import { useT } from '../words/Words.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { Logo } from './Logo.tsx'
import { ProjectSwitcher } from './ProjectSwitcher.tsx'
import { LanguageSwitch, ThemeSwitch } from './Switches.tsx'
import { useMay, useMember, useProjectId } from './useMember.tsx'
import './Navigation.css'

const entries = areas.flatMap((area) => area.navigation ?? []).sort((a, b) => a.order - b.order)

/** The project in use, its pages, and those of the server. */
export function Navigation() {
  const t = useT()
  const { data } = useMember()
  const inPath = useProjectId()
  useEffect(() => {
    if (inPath) keep('project', inPath)
  }, [inPath])
  const shown = inPath ?? kept('project')
  const project = data?.projects.find(({ id }) => id === shown) ?? data?.projects[0]
  const may = useMay(project?.id)
  const ofProject = entries.filter(({ group, scope }) => group === 'project' && (!scope || may(scope)))
  const ofServer = data?.isOperator ? entries.filter((entry) => entry.group === 'server') : []
  return (
    <div className="nav">
      <div className="nav-head">
        <Link to="/projects">
          <Logo /> <span className="hidden">{t('shell.toProjects')}</span>
        </Link>
      </div>
      <ProjectSwitcher project={project} />
      <nav aria-label={t('shell.navigation')}>
        {project && (
          <Group>
            {ofProject.map((entry) => (
              <Entry key={entry.to} entry={entry} projectId={project.id} />
            ))}
          </Group>
        )}
        {ofServer.length > 0 && (
          <Group title={t('shell.server')}>
            {ofServer.map((entry) => (
              <Entry key={entry.to} entry={entry} />
            ))}
          </Group>
        )}
      </nav>
      <div className="nav-foot">
        <AccountMenu />
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </div>
  )
}

function Group({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <>
      {title && <h2 className="nav-title">{title}</h2>}
      <ul>{children}</ul>
    </>
  )
}

function Entry({ entry, projectId }: { entry: NavigationEntry; projectId?: string }) {
  const t = useT()
  const Icon = entry.icon
  // The start page of a project is a prefix of its other pages.
  const isExact = entry.to === '/projects/$projectId'
  return (
    <li>
      <Link
        to={entry.to}
        {...(projectId && { params: { projectId } as never })}
        activeOptions={{ exact: isExact, includeSearch: false }}
      >
        <Icon />
        {t(entry.label)}
      </Link>
    </li>
  )
}
