import { useEffect } from 'react'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { holdingsKey } from '../../core/holdings/holdings.ts'
import type { Slice } from '../../core/state/slice.ts'
import { useSlice } from '../kit.tsx'

type Keyed = { readonly status: 'idle' } | { readonly status: string; readonly key: string }

/**
 * What a slice knows of the account on screen, which is read whenever another
 * comes there. Undefined until then: what there is may be another account's.
 */
export function useOfAccount<State extends Keyed, Event>(
  slice: Slice<State, Event>,
  load: () => Promise<void>,
): Exclude<State, { status: 'idle' }> | undefined {
  const [latest] = useSlice(slice)
  const connection = activeConnection(useSlice(connections)[0])
  const key = connection && holdingsKey(connection)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account has other things
  useEffect(() => void load(), [load, key])
  const isOwn = 'key' in latest && latest.key === key
  return isOwn ? (latest as Exclude<State, { status: 'idle' }>) : undefined
}
