import { formatAmount } from '@latchkey/protocol/amount'
import { useEffect, useMemo } from 'react'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { holdings, holdingsKey } from '../../core/holdings/holdings.ts'
import { useKit, useSlice } from '../../ui/kit.tsx'

export type BalanceValue = {
  /** `unavailable` if no node could be asked; `idle` while no wallet is connected. */
  readonly status: 'idle' | 'loading' | 'ready' | 'unavailable'
  /** In base units, such as wei. */
  readonly units: bigint | undefined
  readonly decimals: number | undefined
  readonly symbol: string | undefined
  /** Exact decimal text, such as `0.25`. */
  readonly text: string | undefined
  /** Reads it again. */
  refresh(): Promise<void>
}

/**
 * The balance of the network's own coin, of the active account. It is read when a component
 * uses it, and when the account or the network changes. Tokens are in `useProfile`.
 *
 * @example
 * const { text, symbol } = useBalance()
 */
export function useBalance(): BalanceValue {
  const kit = useKit()
  const [links] = useSlice(connections)
  const [has] = useSlice(holdings)
  const connection = activeConnection(links)
  const key = connection && holdingsKey(connection)
  useEffect(() => {
    if (key) void load()
    async function load() {
      const { loadHoldings } = await import('../../core/holdings/loadHoldings.ts')
      await loadHoldings(kit)
    }
  }, [kit, key])
  return useMemo(() => {
    const own = key && has.status !== 'idle' && has.key === key ? has : undefined
    const coin = own?.status === 'ready' ? own.tokens.find(({ address }) => !address) : undefined
    return {
      status: key ? (own?.status ?? 'loading') : 'idle',
      units: coin?.units,
      decimals: coin?.decimals,
      symbol: coin?.symbol,
      text: coin && formatAmount(coin.units, coin.decimals),
      async refresh() {
        const { loadHoldings } = await import('../../core/holdings/loadHoldings.ts')
        await loadHoldings(kit, { refresh: [] })
      },
    }
  }, [has, key, kit])
}
