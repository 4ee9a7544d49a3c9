import { projectAuditExport, projectAuditList, projectAuditVerification } from '@latchkey/protocol/http/audit'
import { useState } from 'react'
import { useContract } from '../../api/useContract.tsx'
import { useProject } from '../../shell/useMember.tsx'
import { Page } from '../../ui/Page.tsx'
import { useT } from '../../words/Words.tsx'
import { AuditLog, asQuery, noFilter } from './AuditLog.tsx'
import { ChainBadge } from './ChainBadge.tsx'
import { ExportButtons } from './ExportButtons.tsx'

export default function ProjectAuditPage() {
  const t = useT()
  const { id } = useProject()
  const params = { id }
  const [filter, setFilter] = useState(noFilter)
  const [before, setBefore] = useState<readonly number[]>([])
  const query = asQuery(filter, before.at(-1))
  const known = useContract(projectAuditList, { params, query })
  const chain = useContract(projectAuditVerification, { params }, { refetchMs: 60_000 })
  return (
    <Page
      title={t('audit.title')}
      description={t('audit.words')}
      actions={<ExportButtons contract={projectAuditExport} params={params} filter={filter} name={id} />}
    >
      <div className="stack">
        <ChainBadge known={chain} />
        <AuditLog {...{ known, filter, setFilter, before, setBefore }} />
      </div>
    </Page>
  )
}
