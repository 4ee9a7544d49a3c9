import { alertList, alertSet, alertTest } from '@latchkey/protocol/http/alerts'
import { useChange } from '../../api/useChange.tsx'
import { useContract } from '../../api/useContract.tsx'
import { useMay, useProject } from '../../shell/useMember.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Status.tsx'
import { useT } from '../../words/Words.tsx'
import { Alerts } from './Alerts.tsx'

const refetchMs = 30_000

/** Alerts of a project. */
export default function ProjectAlertsPage() {
  const t = useT()
  const { id } = useProject()
  const mayWrite = useMay()('projects:write')
  const params = { id }
  const known = useContract(alertList, { params }, { refetchMs })
  const set = useChange(alertSet, { invalidates: [alertList] })
  const test = useChange(alertTest)
  return (
    <Page
      title={t('alerts.title')}
      description={t('alerts.words')}
      width="narrow"
      actions={
        <ButtonLink to="/projects/$projectId/webhooks" params={params}>
          {t('alerts.webhooks')}
        </ButtonLink>
      }
    >
      <Loaded known={known} skeleton={<Skeleton count={2} />}>
        {(data) => (
          <Alerts
            data={data}
            mayWrite={mayWrite}
            set={{ ...set, run: (body) => set.run({ params, body }) }}
            test={{ ...test, run: () => test.run({ params }) }}
          />
        )}
      </Loaded>
    </Page>
  )
}
