import { verifyMessage } from '@latchkey/chains/bitcoin/verifyMessage'
import { accountId, type ChainId } from '@latchkey/protocol/caip'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import type { ChainFamily, TokenInfo } from '../chain.ts'
import { isAddress, normalise } from './addresses.ts'
import { getHistory } from './getHistory.ts'
import { createNode } from './node.ts'

const nativeAddress = 'native'

/** Bitcoin networks, read from Esplora nodes through the gateway. There are no tokens. */
export function bitcoinFamily({ gateway, chains, clock }: bitcoinFamily.Options): ChainFamily {
  function nativeCoin(chain: ChainId): TokenInfo {
    const { name = 'Bitcoin', symbol = 'BTC', decimals = 8 } = chains[chain]?.currency ?? {}
    return { id: accountId(chain, nativeAddress), name, symbol, decimals }
  }

  return {
    namespace: 'bip122',
    isAddress,
    normalise,
    toToken: (value) => (value === nativeAddress ? nativeAddress : undefined),
    nativeAddress,
    nativeCoin,

    holdings: async (chain, address, signal) => [
      { token: nativeCoin(chain), units: await createNode(gateway, chain, signal).balance(address) },
    ],

    async balancesOf(chain, address, tokens, signal) {
      // Only the coin passes `toToken`.
      const units = await createNode(gateway, chain, signal, true).balance(address)
      return tokens.map(() => ({ token: nativeCoin(chain), units }))
    },

    history: (chain, address, page, signal) =>
      getHistory(createNode(gateway, chain, signal), chain, address, page, nativeCoin(chain), clock),

    verifyMessage: async ({ address, message, signature }) => verifyMessage(address, message, signature),
  }
}

export declare namespace bitcoinFamily {
  type Options = { readonly gateway: Gateway; readonly chains: Config['chains']; readonly clock: Clock }
}
