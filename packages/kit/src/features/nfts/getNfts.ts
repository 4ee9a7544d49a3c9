import type { ChainId } from '@latchkey/protocol/caip'
import { httpRequestFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { type Nft, nfts } from '@latchkey/protocol/http/nfts'
import type { Kit } from '../../core/kit.ts'
import { callServer } from '../../core/server/callServer.ts'
import { pictureUrl } from '../../core/server/pictureUrl.ts'
import { ask } from '../../core/server/queries.ts'

const lifetimeMs = 30_000

/** One page of an account's collectibles, newest first. Kept for 30 s; without a cursor there is no next page. */
export async function getNfts(
  kit: Kit,
  { address, chain, cursor }: getNfts.Args,
): Promise<{ nfts: Nft[]; cursor: string | undefined }> {
  try {
    return await ask(kit, ['nfts', chain, address, cursor], lifetimeMs, async (signal) => {
      const query = { chainId: chain, cursor }
      const { next, nfts: page } = await callServer(kit, nfts, { params: { address }, query, signal })
      const withPicture = (nft: Nft): Nft => ({
        ...nft,
        image: (nft.image && pictureUrl(kit, nft.image)) || null,
      })
      return { nfts: page.map(withPicture), cursor: next ?? undefined }
    })
  } catch (cause) {
    throw new KitError(httpRequestFailed, { cause })
  }
}

export declare namespace getNfts {
  type Args = { address: string; chain: ChainId; cursor?: string | undefined }
}
