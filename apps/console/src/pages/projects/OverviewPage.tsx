import { projectRead } from '@latchkey/protocol/http/admin'
import { useContract } from '../../api/useContract.tsx'
import { useProject } from '../../shell/useMember.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Card, Page } from '../../ui/Page.tsx'
import { useT } from '../../words/Words.tsx'

export default function OverviewPage() {
  const t = useT()
  const { id, name } = useProject()
  const project = useContract(projectRead, { params: { id } })
  return (
    <Page title={name}>
      <Loaded known={project}>
        {({ project }) => <Card title={t('projects.setup')}>{t(`projects.mode.${project.mode}`)}</Card>}
      </Loaded>
    </Page>
  )
}
