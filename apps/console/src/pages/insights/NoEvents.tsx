import { projectRead } from '@latchkey/protocol/http/admin'
import { useContract } from '../../api/useContract.tsx'
import { useProject } from '../../shell/useMember.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Card } from '../../ui/Page.tsx'
import { useT } from '../../words/Words.tsx'

/** How the first event comes. */
export function NoEvents() {
  const t = useT()
  const { id } = useProject()
  const project = useContract(projectRead, { params: { id } })
  const isOff = project.data?.project.analytics === false
  return (
    <Card>
      <EmptyState
        drawing="chart"
        title={isOff ? t('insights.off') : t('insights.none')}
        action={
          !isOff && (
            <ButtonLink look="primary" to="/projects/$projectId/connect" params={{ projectId: id }}>
              {t('insights.noneAction')}
            </ButtonLink>
          )
        }
      >
        {isOff ? t('insights.offWords') : t('insights.noneWords')}
      </EmptyState>
    </Card>
  )
}
