import type { ChainId } from '@latchkey/protocol/caip'
import { httpRequestFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { type Allowance, allowances } from '@latchkey/protocol/http/allowances'
import type { Kit } from '../../core/kit.ts'
import { callServer } from '../../core/server/callServer.ts'
import { pictureUrl } from '../../core/server/pictureUrl.ts'
import { ask } from '../../core/server/queries.ts'

/** What others may take from an account, newest first. Never cached: visitors check it to be sure. */
export async function getAllowances(
  kit: Kit,
  { address, chain }: { address: string; chain: ChainId },
): Promise<{ allowances: Allowance[]; complete: boolean }> {
  try {
    return await ask(kit, ['allowances', chain, address], 0, async (signal) => {
      const args = { params: { address }, query: { chainId: chain }, signal }
      const answer = await callServer(kit, allowances, args)
      const withPicture = (one: Allowance): Allowance => ({
        ...one,
        token: { ...one.token, iconUrl: pictureUrl(kit, one.token.iconUrl) },
      })
      return { ...answer, allowances: answer.allowances.map(withPicture) }
    })
  } catch (cause) {
    throw new KitError(httpRequestFailed, { cause })
  }
}
