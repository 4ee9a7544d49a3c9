import { activeConnection, connections } from '../../core/connections.ts'
import { holdingsKey } from '../../core/holdings.ts'
import type { Kit } from '../../core/kit.ts'
import { getNfts } from '../../core/server/nfts.ts'
import { nfts } from './nfts.ts'

/** Reads the newest collectibles of the account in use. Throws what the slice says. */
export async function loadNfts(kit: Kit): Promise<void> {
  const connection = activeConnection(connections.of(kit).get())
  const chain = connection?.network
  if (!connection || !chain) return
  const key = holdingsKey(connection)
  const store = nfts.of(kit)
  store.dispatch({ type: 'load', key })
  try {
    store.dispatch({ type: 'head', key, page: await getNfts(kit, { address: connection.address, chain }) })
  } catch (error) {
    store.dispatch({ type: 'fail', key })
    throw error
  }
}

/** Reads the page that comes next, where there is one and nobody is at it. */
export async function moreNfts(kit: Kit): Promise<void> {
  const connection = activeConnection(connections.of(kit).get())
  const chain = connection?.network
  const store = nfts.of(kit)
  const state = store.get()
  if (state.status !== 'ready' || !connection || !chain || state.key !== holdingsKey(connection)) return
  const { key, paging } = state
  if (paging.status === 'end' || paging.status === 'loading') return
  const { cursor } = paging
  store.dispatch({ type: 'more', key })
  try {
    const page = await getNfts(kit, { address: connection.address, chain, cursor })
    store.dispatch({ type: 'page', key, after: cursor, page })
  } catch (error) {
    store.dispatch({ type: 'fail', key })
    throw error
  }
}
