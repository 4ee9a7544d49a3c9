import { useNavigate } from '@tanstack/react-router'
import { LayersIcon, PlusIcon, SwapIcon } from '../ui/icons.tsx'
import { Menu } from '../ui/Menu.tsx'
import { useT } from '../words/Words.tsx'
import { useMember } from './useMember.tsx'

/** Shows the project in use and changes it. */
export function ProjectSwitcher({ project }: { project: { id: string; name: string } | undefined }) {
  const t = useT()
  const navigate = useNavigate()
  const { data } = useMember()
  const go = (id: string) => void navigate({ to: '/projects/$projectId', params: { projectId: id } as never })
  return (
    <Menu
      label={t('shell.chooseProject')}
      className="nav-project"
      align="start"
      button={
        <>
          <span className="nav-project-mark" aria-hidden="true">
            {initialOf(project?.name)}
          </span>
          <span className="nav-project-name">{project?.name ?? t('shell.noProject')}</span>
          <SwapIcon />
        </>
      }
      items={[
        ...(data?.projects ?? []).map(({ id, name }) => ({
          id,
          label: name,
          isChosen: id === project?.id,
          onChoose: () => go(id),
        })),
        {
          id: ':all',
          label: t('shell.allProjects'),
          icon: <LayersIcon />,
          onChoose: () => void navigate({ to: '/projects' }),
        },
        ...(data?.isOperator
          ? [
              {
                id: ':new',
                label: t('shell.newProject'),
                icon: <PlusIcon />,
                onChoose: () => void navigate({ to: '/projects/new' }),
              },
            ]
          : []),
      ]}
    />
  )
}

function initialOf(name: string | undefined): string {
  return [...(name ?? '')][0]?.toLocaleUpperCase() ?? ''
}
