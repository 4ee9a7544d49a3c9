import { auditExport, auditList, auditVerification } from '@latchkey/protocol/http/audit'
import { useState } from 'react'
import { useContract } from '../../api/useContract.tsx'
import { Page } from '../../ui/Page.tsx'
import { useT } from '../../words/Words.tsx'
import { AuditLog, asQuery, noFilter } from './AuditLog.tsx'
import { ChainBadge } from './ChainBadge.tsx'
import { ExportButtons } from './ExportButtons.tsx'

export default function ServerAuditPage() {
  const t = useT()
  const [filter, setFilter] = useState(noFilter)
  const [before, setBefore] = useState<readonly number[]>([])
  const known = useContract(auditList, { query: asQuery(filter, before.at(-1)) })
  const chain = useContract(auditVerification, {}, { refetchMs: 60_000 })
  return (
    <Page
      title={t('audit.server')}
      description={t('audit.serverWords')}
      actions={<ExportButtons contract={auditExport} params={{}} filter={filter} name="server" />}
    >
      <div className="stack">
        <ChainBadge known={chain} />
        <AuditLog hasProject {...{ known, filter, setFilter, before, setBefore }} />
      </div>
    </Page>
  )
}
