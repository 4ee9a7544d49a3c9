import type { auditExport, projectAuditExport } from '@latchkey/protocol/http/audit'
import { useState } from 'react'
import { useSession } from '../../session/SessionProvider.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { useT } from '../../words/Words.tsx'
import { asQuery, type Filter } from './AuditLog.tsx'

type Props = {
  contract: typeof auditExport | typeof projectAuditExport
  params: Readonly<Record<string, string>>
  filter: Filter
  /** In the name of the file. */
  name: string
}

/** Downloads what the filter shows, with its hashes. */
export function ExportButtons({ contract, filter, name, params }: Props) {
  const t = useT()
  const say = useToast()
  const session = useSession()
  const [busy, setBusy] = useState<string>()
  const download = async (format: 'csv' | 'ndjson') => {
    setBusy(format)
    try {
      const { limit: _, before: __, ...query } = asQuery(filter, undefined)
      const path = contract.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
      const search = new URLSearchParams({ format, ...query } as Record<string, string>)
      const token = await session.token()
      const response = await fetch(`${path}?${search}`, {
        headers: token ? { authorization: `Bearer ${token}` } : {},
        cache: 'no-store',
        redirect: 'error',
      })
      if (!response.ok) throw new Error(`HTTP ${response.status}`)
      save(await response.blob(), `audit-${name}.${format}`)
    } catch {
      say(t('audit.exportFailed'))
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <div className="row">
      {(['csv', 'ndjson'] as const).map((format) => (
        <Button key={format} isBusy={busy === format} onClick={() => void download(format)}>
          {t(`audit.export.${format}`)}
        </Button>
      ))}
    </div>
  )
}

function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
