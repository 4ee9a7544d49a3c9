import { rpcErrorFor, somethingWentWrong } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Capabilities, ChainId, Network, Session } from '../driver.ts'
import { codesOf, isMissingMethod } from '../providerError.ts'
import { request } from './session.ts'
import { toChainId } from './toChainId.ts'

type Named = Record<string, unknown>

/** What the wallet can do on each network (EIP-5792); nothing where it does not say. */
export async function getCapabilities(
  { address, session }: { session: Session; address: string },
  networks: readonly Network[],
): Promise<Capabilities> {
  const answer = await request(session, 'wallet_getCapabilities', [address]).catch((cause: unknown) => {
    if (isMissingMethod(cause)) return {}
    const entry = [...codesOf(cause)].map(rpcErrorFor).find(Boolean) ?? somethingWentWrong
    throw new KitError(entry, { cause })
  })
  if (!isNamed(answer)) return {}

  // EIP-5792: what stands under 0x0 holds on every chain.
  const everywhere = isNamed(answer['0x0']) ? answer['0x0'] : undefined
  const found: Partial<Record<ChainId, Named>> = {}
  if (everywhere) for (const { id } of networks) found[id] = everywhere
  for (const [key, value] of Object.entries(answer)) {
    const id = toChainId(key)
    if (id && isNamed(value)) found[id] = { ...everywhere, ...value }
  }
  return found
}

function isNamed(value: unknown): value is Named {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
