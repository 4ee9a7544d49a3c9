import { eventsExport } from '@latchkey/protocol/http/insights'
import { useState } from 'react'
import { saveFile } from '../../charts/csv.ts'
import { useSession } from '../../session/SessionProvider.tsx'
import { useProject } from '../../shell/useMember.tsx'
import { Button } from '../../ui/Button.tsx'
import { DownloadIcon } from '../../ui/icons.tsx'
import { useT } from '../../words/Words.tsx'

const maxDays = 92

/** Saves the stored events of the range, at most of the last 92 days. */
export function ExportButton({ days }: { days: { from: string; to: string } }) {
  const t = useT()
  const session = useSession()
  const { id } = useProject()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function save(): Promise<void> {
    setBusy(true)
    setFailed(false)
    try {
      const oldest = new Date(Date.parse(days.to) - (maxDays - 1) * 86_400_000).toISOString().slice(0, 10)
      const search = new URLSearchParams({ from: later(days.from, oldest), to: days.to })
      const path = eventsExport.path.replace(':id', encodeURIComponent(id))
      const token = await session.token()
      const response = await fetch(`${path}?${search}`, {
        headers: token ? { authorization: `Bearer ${token}` } : {},
        cache: 'no-store',
      })
      if (!response.ok) throw new Error(`HTTP ${response.status}`)
      saveFile(`events-${id}-${days.to}.csv`, await response.blob())
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {hasFailed && (
        <span className="change negative" role="alert">
          {t('insights.exportFailed')}
        </span>
      )}
      <Button icon={<DownloadIcon />} isBusy={isBusy} onClick={() => void save()}>
        {t('insights.export')}
      </Button>
    </>
  )
}

function later(one: string, other: string): string {
  return one.localeCompare(other) > 0 ? one : other
}
