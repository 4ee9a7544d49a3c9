import type { Answer } from '@latchkey/protocol/http/contract'
import type { memberMe } from '@latchkey/protocol/http/members'
import { Link } from '@tanstack/react-router'
import { useMember } from '../../shell/useMember.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Page } from '../../ui/Page.tsx'
import { Badge, Skeleton } from '../../ui/Status.tsx'
import { useT } from '../../words/Words.tsx'
import './projects.css'

type Member = Answer<typeof memberMe>

/** Every project that the member may open. */
export default function ProjectsPage() {
  const t = useT()
  const member = useMember()
  const create = (
    <ButtonLink look="primary" icon={<PlusIcon />} to="/projects/new">
      {t('projects.new')}
    </ButtonLink>
  )
  const mayCreate = member.data?.isOperator === true
  const hasSome = (member.data?.projects.length ?? 0) > 0
  return (
    <Page
      title={t('projects.title')}
      description={t('projects.words')}
      actions={mayCreate && hasSome && create}
    >
      <Loaded known={member} skeleton={<Skeleton count={2} />}>
        {({ projects }) =>
          projects.length ? (
            <ul className="projects-grid">
              {projects.map((project) => (
                <ProjectCard key={project.id} project={project} />
              ))}
            </ul>
          ) : (
            <EmptyState drawing="modal" title={t('projects.none')} action={mayCreate && create}>
              {t(mayCreate ? 'projects.noneWords' : 'projects.noneForYou')}
            </EmptyState>
          )
        }
      </Loaded>
    </Page>
  )
}

function ProjectCard({ project }: { project: Member['projects'][number] }) {
  const t = useT()
  const { id, name, mode, isDisabled, role } = project
  return (
    <li className="projects-card">
      <span className="projects-mark" aria-hidden="true">
        {[...name][0]?.toLocaleUpperCase()}
      </span>
      <div>
        <h2>
          <Link to="/projects/$projectId" params={{ projectId: id } as never}>
            {name}
          </Link>
        </h2>
        <p className="muted">
          <code>{id}</code>
        </p>
      </div>
      <p className="row">
        {isDisabled ? (
          <Badge tone="negative">{t('projects.disabled')}</Badge>
        ) : (
          <Badge tone={mode === 'production' ? 'positive' : 'neutral'}>{t(`projects.mode.${mode}`)}</Badge>
        )}
        <Badge>{t(`shell.role.${role}`)}</Badge>
      </p>
    </li>
  )
}
