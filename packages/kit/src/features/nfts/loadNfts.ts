import type { Nft } from '@latchkey/protocol/http/nfts'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { holdingsKey } from '../../core/holdings/holdings.ts'
import type { Kit } from '../../core/kit.ts'
import type { Page } from '../../core/state/pages.ts'
import { getNfts } from './getNfts.ts'
import { nfts } from './nfts.ts'

/** Reads the newest collectibles of the account in use. Rejects with what the slice says. */
export async function loadNfts(kit: Kit): Promise<void> {
  const request = requestOf(kit)
  if (request) await nfts.load(kit, request.key, () => readPage(kit, request))
}

/** Reads the next page, if there is one and it is not being read. */
export async function moreNfts(kit: Kit): Promise<void> {
  const request = requestOf(kit)
  if (request) await nfts.more(kit, request.key, (cursor) => readPage(kit, { ...request, cursor }))
}

function requestOf(kit: Kit) {
  const connection = activeConnection(connections.of(kit).get())
  if (!connection?.network) return undefined
  return { key: holdingsKey(connection), address: connection.address, chain: connection.network }
}

async function readPage(kit: Kit, { address, chain, cursor }: getNfts.Args): Promise<Page<Nft>> {
  const page = await getNfts(kit, { address, chain, cursor })
  return { items: page.nfts, cursor: page.cursor }
}
