import { type Anvil, startAnvil } from '@latchkey/chains/evm/testingNode'
import type { ChainId } from '@latchkey/protocol/caip'
import { createMemoryCache } from '../../../cache/memoryCache.ts'
import type { ChainConfig } from '../../chainConfig.ts'
import { evmFamily as createFamily, type evmFamily } from '../evm.ts'
import { createTokenList } from '../tokenList.ts'
import { directGateway } from './directGateway.ts'

export const chain: ChainId = 'eip155:31337'

/** A real node, and the family on it. */
export async function setUp(options: { args?: readonly string[] } = {}) {
  const anvil: Anvil = await startAnvil(options)
  const gateway = directGateway({ [chain]: anvil.url })
  let skipped = 0
  const clock = () => Date.now() + skipped
  const cache = createMemoryCache({ clock })
  return {
    anvil,
    gateway,
    cache,
    clock,
    /** Advances the clock. */
    skip(milliseconds: number) {
      skipped += milliseconds
    },
    /** The family with contracts and tokens that a test has deployed. */
    family(
      contracts: Record<string, string> = {},
      tokens: readonly unknown[] = [],
      more: Partial<evmFamily.Options> = {},
    ) {
      const config: ChainConfig = { upstreams: [], blockTime: 1_000, contracts }
      return createFamily({
        gateway,
        cache,
        clock,
        chains: { [chain]: config },
        tokens: createTokenList({ tokens }),
        ...more,
      })
    },
  }
}
