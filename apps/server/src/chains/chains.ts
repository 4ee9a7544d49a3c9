import { type ChainId, isChainId, type Namespace, parseChainId } from '@latchkey/protocol/caip'
import { addressInvalid, chainUnsupported } from '@latchkey/protocol/catalogue'
import { Refusal } from '../refusal.ts'
import type { ChainFamily } from './chain.ts'

/** Maps chains to their families, and lists the supported ones. */
export type Chains = {
  /** Every supported chain. */
  readonly ids: readonly ChainId[]
  /** The family of a chain; throws `chainUnsupported` if it is not supported. */
  of(chain: string): ChainFamily
  /** The chain and its family; undefined if it is not supported. */
  find(chain: string): { readonly id: ChainId; readonly family: ChainFamily } | undefined
  /** Whether the text is an address of any family. */
  isAddress(text: string): boolean
  /** The first family that has such addresses; throws `addressInvalid` if none has. */
  familyOf(address: string): ChainFamily
  /** Whether the account signed the text, verified by its chain family. */
  readonly verifyMessage: NonNullable<ChainFamily['verifyMessage']>
  /** Whether a signature that was verified is that of a key, and not of a contract. */
  isSignedByKey(args: Parameters<NonNullable<ChainFamily['verifyMessage']>>[0]): Promise<boolean>
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
    isAddress: (text) => families.some((family) => family.isAddress(text)),
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
    isSignedByKey: async ({ chain, ...signed }) => find(chain)?.family.isSignedByKey?.(signed) ?? true,
  }
}
