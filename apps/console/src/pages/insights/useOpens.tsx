import { projectSeries } from '@latchkey/protocol/http/insights'
import { useContract } from '../../api/useContract.tsx'
import { useProject } from '../../shell/useMember.tsx'
import type { Shown } from './range.ts'

/** What the figures of a project are made of: opens, with and without a wallet, connections, accounts. */
export function useOpens(shown: Shown) {
  const { id } = useProject()
  const params = { id }
  const opens = useContract(projectSeries, { params, query: { metric: 'MODAL_OPEN', ...shown.series } })
  const byState = useContract(projectSeries, {
    params,
    query: { metric: 'MODAL_OPEN', dimension: 'connected', ...shown.series },
  })
  const connects = useContract(projectSeries, {
    params,
    query: { metric: 'CONNECT_SUCCESS', ...shown.series },
  })
  const accounts = useContract(projectSeries, {
    params,
    query: { metric: 'accounts', step: 'day', ...shown.days },
  })
  const all = [opens, byState, connects, accounts]
  const stale = all.map(({ lastKnownAt }) => lastKnownAt).filter((at) => at !== undefined)
  const open = opens.data?.lines[0]
  const without = byState.data?.lines.find(({ value }) => value === 'false')
  const connect = connects.data?.lines[0]
  const account = accounts.data?.lines[0]
  const data =
    opens.data && open && byState.data && connects.data && connect && accounts.data && account
      ? {
          opens: opens.data,
          open,
          without,
          connects: connects.data,
          connect,
          accounts: accounts.data,
          account,
        }
      : undefined
  return {
    data,
    error: all.find(({ error }) => error)?.error,
    isLoading: all.some(({ isLoading }) => isLoading),
    isFetching: all.some(({ isFetching }) => isFetching),
    lastKnownAt: stale.length ? Math.min(...stale) : undefined,
    retry: () => {
      for (const { retry } of all) retry()
    },
  }
}
