import { serverAlertList, serverAlertSet, serverAlertTest } from '@latchkey/protocol/http/alerts'
import { useChange } from '../../api/useChange.tsx'
import { useContract } from '../../api/useContract.tsx'
import { useMay } from '../../shell/useMember.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Status.tsx'
import { useT } from '../../words/Words.tsx'
import { Alerts } from './Alerts.tsx'
import { ServerWebhooks } from './ServerWebhooks.tsx'

const refetchMs = 30_000

/** Alerts of the server. */
export default function ServerAlertsPage() {
  const t = useT()
  const mayWrite = useMay()('server:write')
  const known = useContract(serverAlertList, {}, { refetchMs })
  const set = useChange(serverAlertSet, { invalidates: [serverAlertList] })
  const test = useChange(serverAlertTest)
  return (
    <Page title={t('alerts.serverTitle')} description={t('alerts.serverWords')} width="narrow">
      <Loaded known={known} skeleton={<Skeleton count={2} />}>
        {(data) => (
          <>
            <Alerts
              data={data}
              mayWrite={mayWrite}
              set={{ ...set, run: (body) => set.run({ body }) }}
              test={{ ...test, run: () => test.run({}) }}
            />
            <ServerWebhooks mayWrite={mayWrite} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
