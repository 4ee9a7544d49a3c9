import { type ChainId, isChainId, type Namespace, parseChainId } from '@latchkey/protocol/caip'
import { addressInvalid, chainUnsupported } from '@latchkey/protocol/catalogue'
import { Refusal } from '../refusal.ts'
import type { ChainFamily } from './chain.ts'

/** Which family a chain belongs to, and which of them are served here. */
export type Chains = {
  /** Every chain that can be read. */
  readonly ids: readonly ChainId[]
  /** The family of a chain; throws `chainUnsupported` where it is not served. */
  of(chain: string): ChainFamily
  /** The chain and its family; `undefined` where it is not served. */
  find(chain: string): { readonly id: ChainId; readonly family: ChainFamily } | undefined
  /** The family an address without a chain belongs to; throws `addressInvalid` where it fits none. */
  familyOf(address: string): ChainFamily
  /** Whether the account signed the text, asked of its chain's family. */
  readonly verifyMessage: NonNullable<ChainFamily['verifyMessage']>
}

export function createChains(families: readonly ChainFamily[], ids: readonly ChainId[]): Chains {
  const byNamespace = new Map<Namespace, ChainFamily>(families.map((family) => [family.namespace, family]))
  const served = new Set(ids.filter((id) => byNamespace.has(parseChainId(id).namespace)))

  function find(chain: string) {
    if (!isChainId(chain) || !served.has(chain)) return undefined
    const family = byNamespace.get(parseChainId(chain).namespace)
    return family && { id: chain, family }
  }

  function of(chain: string): ChainFamily {
    const found = find(chain)
    if (!found) throw new Refusal(chainUnsupported)
    return found.family
  }

  return {
    ids: [...served],
    of,
    find,
    familyOf(address) {
      const family = families.find((family) => family.isAddress(address))
      if (!family) throw new Refusal(addressInvalid)
      return family
    },
    async verifyMessage(args) {
      const { verifyMessage } = of(args.chain)
      if (!verifyMessage) throw new Refusal(chainUnsupported)
      return verifyMessage(args)
    },
  }
}
