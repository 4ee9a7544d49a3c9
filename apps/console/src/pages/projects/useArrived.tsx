import { projectSeries } from '@latchkey/protocol/http/insights'
import { useContract } from '../../api/useContract.tsx'
import { lastDays } from '../../ui/DateRange.tsx'

const days = 30

/** Has the modal been opened in the app, and has a wallet been connected, in the last days? */
export function useArrived(projectId: string, { refetchMs }: { refetchMs?: number | undefined } = {}) {
  const args = (metric: 'CONNECT_SUCCESS' | 'MODAL_OPEN') => ({
    params: { id: projectId },
    query: { metric, step: 'day' as const, ...lastDays(days) },
  })
  const opened = useContract(projectSeries, args('MODAL_OPEN'), { refetchMs })
  const connected = useContract(projectSeries, args('CONNECT_SUCCESS'), { refetchMs })
  return {
    isKnown: opened.data !== undefined && connected.data !== undefined,
    isOpened: opened.data?.lines.some(({ total }) => total > 0) === true,
    isConnected: connected.data?.lines.some(({ total }) => total > 0) === true,
  }
}
