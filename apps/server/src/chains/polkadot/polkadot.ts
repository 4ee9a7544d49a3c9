import { verifyMessage } from '@latchkey/chains/polkadot/verifyMessage'
import { accountId, type ChainId } from '@latchkey/protocol/caip'
import type { Config } from '../../config.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import type { ChainFamily, Holding, TokenInfo } from '../chain.ts'
import { isAddress } from './addresses.ts'
import { createNode, type PolkadotNode } from './node.ts'
import { assetsOf, priceIdOf, toTokenInfo } from './tokens.ts'

const nativeAddress = 'native'

/**
 * Asset Hubs and other Substrate chains, read from plain nodes through the gateway. There is
 * no history: nodes have no index of transactions.
 */
export function polkadotFamily({ gateway, chains }: polkadotFamily.Options): ChainFamily {
  function nativeCoin(chain: ChainId): TokenInfo {
    const { name = 'Polkadot', symbol = 'DOT', decimals = 10 } = chains[chain]?.currency ?? {}
    return { id: accountId(chain, nativeAddress), name, symbol, decimals }
  }

  async function holdingOf(
    node: PolkadotNode,
    chain: ChainId,
    address: string,
    token: string,
  ): Promise<Holding> {
    if (token === nativeAddress) return { token: nativeCoin(chain), units: await node.coins(address) }
    const unknown = { id: accountId(chain, token), name: '', symbol: '', decimals: 0 }
    const info = toTokenInfo(chain, token)
    const units = await node.assets(address, Number(token))
    return { token: info ?? unknown, units, isListed: info !== undefined }
  }

  return {
    namespace: 'polkadot',
    isAddress,
    normalise: (address) => address,
    toToken: (value) => (value === nativeAddress || isAssetNumber(value) ? value : undefined),
    priceId: priceIdOf,
    nativeAddress,
    nativeCoin,

    async holdings(chain, address, signal) {
      const node = createNode(gateway, chain, signal)
      const tokens = [nativeAddress, ...assetsOf(chain)]
      const holdings = await Promise.all(tokens.map((token) => holdingOf(node, chain, address, token)))
      return holdings.filter(({ units }, index) => index === 0 || units > 0n)
    },

    balancesOf(chain, address, tokens, signal) {
      const node = createNode(gateway, chain, signal, true)
      return Promise.all(tokens.map((token) => holdingOf(node, chain, address, token)))
    },

    tokenInfo: async (chain, tokens) =>
      tokens.map((token) => (token === nativeAddress ? nativeCoin(chain) : toTokenInfo(chain, token))),

    verifyMessage: ({ address, message, signature }) => verifyMessage(address, message, signature),
  }
}

export declare namespace polkadotFamily {
  type Options = { readonly gateway: Gateway; readonly chains: Config['chains'] }
}

/** Of the Assets pallet: 4 bytes. */
function isAssetNumber(value: string): boolean {
  return /^(?:0|[1-9]\d{0,9})$/.test(value) && Number(value) < 2 ** 32
}
