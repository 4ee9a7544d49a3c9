import { somethingWentWrong } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import type { Capabilities, ChainId, Network, Session } from '../driver.ts'
import { isMissingMethod } from '../providerError.ts'
import { entryOf } from './sendError.ts'
import { request } from './session.ts'
import { toChainId } from './toChainId.ts'

type Named = Record<string, unknown>

/** The wallet's capabilities on each network (EIP-5792); empty if the wallet does not support the method. */
export async function getCapabilities(
  { address, session }: { session: Session; address: string },
  networks: readonly Network[],
): Promise<Capabilities> {
  const answer = await request(session, 'wallet_getCapabilities', [address]).catch((cause: unknown) => {
    if (isMissingMethod(cause)) return {}
    throw new KitError(entryOf(cause) ?? somethingWentWrong, { cause })
  })
  if (!isRecord(answer)) return {}

  // EIP-5792: capabilities under 0x0 apply to every chain.
  const everywhere = isRecord(answer['0x0']) ? answer['0x0'] : undefined
  const found: Partial<Record<ChainId, Named>> = {}
  if (everywhere) for (const { id } of networks) found[id] = everywhere
  for (const [key, value] of Object.entries(answer)) {
    const id = toChainId(key)
    if (id && isRecord(value)) found[id] = { ...everywhere, ...value }
  }
  return found
}
