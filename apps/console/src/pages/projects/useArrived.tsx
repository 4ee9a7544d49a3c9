import { projectEvents } from '@latchkey/protocol/http/admin'
import { useContract } from '../../api/useContract.tsx'
import { lastDays } from '../../ui/DateRange.tsx'

/** Has the modal been opened in the app, and has a wallet been connected, in the last days? */
export function useArrived(projectId: string, { refetchMs }: { refetchMs?: number | undefined } = {}) {
  const events = useContract(projectEvents, { params: { id: projectId }, query: lastDays(90) }, { refetchMs })
  const has = (event: string) => events.data?.counts.some((one) => one.event === event && one.count > 0)
  return {
    isKnown: events.data !== undefined,
    isOpened: has('MODAL_OPEN'),
    isConnected: has('CONNECT_SUCCESS'),
  }
}
