import { useMember } from '../../shell/useMember.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Page } from '../../ui/Page.tsx'
import { Badge } from '../../ui/Status.tsx'
import { Table } from '../../ui/Table.tsx'
import { useT } from '../../words/Words.tsx'

export default function ProjectsPage() {
  const t = useT()
  const member = useMember()
  return (
    <Page title={t('projects.title')} description={t('projects.words')}>
      <Loaded known={member}>
        {({ projects }) => (
          <Table
            caption={t('projects.title')}
            rows={projects}
            keyOf={({ id }) => id}
            empty={
              <EmptyState drawing="modal" title={t('projects.none')}>
                {t('projects.noneWords')}
              </EmptyState>
            }
            columns={[
              {
                id: 'name',
                label: t('projects.name'),
                sortBy: ({ name }) => name,
                show: ({ id, name }) => (
                  <ButtonLink look="quiet" to="/projects/$projectId" params={{ projectId: id }}>
                    {name}
                  </ButtonLink>
                ),
              },
              {
                id: 'mode',
                label: t('projects.mode'),
                show: ({ mode }) => (
                  <Badge tone={mode === 'production' ? 'positive' : 'neutral'}>
                    {t(`projects.mode.${mode}`)}
                  </Badge>
                ),
              },
            ]}
          />
        )}
      </Loaded>
    </Page>
  )
}
