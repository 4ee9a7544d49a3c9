import { checkBech32 } from '@latchkey/chains/cosmos/toAddress'
import { verifyMessage } from '@latchkey/chains/cosmos/verifyMessage'
import { accountId, type ChainId } from '@latchkey/protocol/caip'
import { chainUnsupported } from '@latchkey/protocol/catalogue'
import type { Config } from '../../config.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { Refusal } from '../../refusal.ts'
import type { ChainFamily, Holding, TokenInfo } from '../chain.ts'
import { toDenom, toToken } from './denoms.ts'
import { getHistory } from './getHistory.ts'
import { getHoldings } from './getHoldings.ts'
import { createNode } from './node.ts'
import { coinOf, listedToken, nativeAddress, prefixOf, toTokenInfo } from './tokens.ts'

/** Cosmos chains, read from CometBFT nodes through the gateway. */
export function cosmosFamily({ gateway, chains }: cosmosFamily.Options): ChainFamily {
  function nativeCoin(chain: ChainId): TokenInfo {
    const { name = 'Coin', symbol = 'COIN', decimals = 6 } = chains[chain]?.currency ?? {}
    return { id: accountId(chain, nativeAddress), name, symbol, decimals }
  }

  /** Nodes do not say which denom is the coin: it is known for listed chains only. */
  function coinsOf(chain: ChainId): { coin: string; native: TokenInfo } {
    const coin = coinOf(chain)
    if (!coin) throw new Refusal(chainUnsupported)
    return { coin, native: nativeCoin(chain) }
  }

  return {
    namespace: 'cosmos',
    isAddress(value, chain) {
      const read = checkBech32(value)
      const prefix = chain && prefixOf(chain)
      return read !== undefined && (prefix === undefined || read.prefix === prefix)
    },
    normalise: (address) => checkBech32(address)?.text ?? address,
    toToken(value, chain) {
      const denom = toDenom(value)
      if (denom === undefined) return undefined
      return denom === nativeAddress || denom === coinOf(chain) ? nativeAddress : toToken(denom)
    },
    priceId(chain, token) {
      const denom = toDenom(token)
      return denom === undefined ? undefined : listedToken(chain, denom)?.priceId
    },
    nativeAddress,
    nativeCoin,

    holdings: async (chain, address, signal) =>
      getHoldings(createNode(gateway, chain, signal), chain, address, coinsOf(chain)),

    async balancesOf(chain, address, tokens, signal) {
      const node = createNode(gateway, chain, signal, true)
      const { coin, native } = coinsOf(chain)
      const holdings = await Promise.all(
        tokens.map(async (token): Promise<Holding[]> => {
          if (token === nativeAddress) return [{ token: native, units: await node.balance(address, coin) }]
          const denom = toDenom(token)
          const info = denom && toTokenInfo(chain, denom)
          if (!denom || !info) return []
          const isListed = listedToken(chain, denom) !== undefined
          return [{ token: info, units: await node.balance(address, denom), isListed }]
        }),
      )
      return holdings.flat()
    },

    tokenInfo: async (chain, tokens) =>
      tokens.map((token) => {
        if (token === nativeAddress) return nativeCoin(chain)
        const denom = toDenom(token)
        return denom && listedToken(chain, denom) ? toTokenInfo(chain, denom) : undefined
      }),

    history: async (chain, address, page, signal) =>
      getHistory(createNode(gateway, chain, signal), chain, address, page, coinsOf(chain)),

    verifyMessage: async ({ address, message, signature }) => verifyMessage(address, message, signature),
  }
}

export declare namespace cosmosFamily {
  type Options = { readonly gateway: Gateway; readonly chains: Config['chains'] }
}
