import type { ChainId } from '@latchkey/protocol/caip'
import { accountId } from '@latchkey/protocol/caip'
import type { Cache } from '../../cache/cache.ts'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import { type Gateway, RpcFailure } from '../../gateway/gateway.ts'
import type { ChainFamily, Holding, TokenInfo } from '../chain.ts'
import { decodeBase58 } from './base58.ts'
import { getAllowances } from './getAllowances.ts'
import { getCollectibles, getCollectibleUri, type NftReader, ownsCollectible } from './getCollectibles.ts'
import { getHistory } from './getHistory.ts'
import { getHoldings } from './getHoldings.ts'
import { getIdentity } from './getIdentity.ts'
import { createNode } from './node.ts'
import { createOffered } from './offered.ts'
import { nativeAddress, toTokenInfo } from './tokens.ts'
import { verifyMessage } from './verifyMessage.ts'

/** Solana clusters, read from plain nodes through the gateway. */
export function solanaFamily({ gateway, chains, cache, clock }: solanaFamily.Options): ChainFamily {
  const offeredOn = createOffered(clock)
  const nfts = (chain: ChainId, signal: AbortSignal | undefined): NftReader => ({
    node: createNode(gateway, chain, signal),
    chain,
    cache,
    offered: offeredOn(chain),
  })

  function nativeCoin(chain: ChainId): TokenInfo {
    const { name = 'Solana', symbol = 'SOL', decimals = 9 } = chains[chain]?.currency ?? {}
    return { id: accountId(chain, nativeAddress), name, symbol, decimals }
  }

  const isAddress = (value: string) => value === nativeAddress || decodeBase58(value)?.length === 32

  return {
    namespace: 'solana',
    isAddress,
    normalise: (address) => address,
    toToken: (value) => (isAddress(value) ? value : undefined),
    nativeAddress,
    nativeCoin,

    holdings: (chain, address, signal) =>
      getHoldings(createNode(gateway, chain, signal), chain, address, nativeCoin(chain)),

    async balancesOf(chain, address, tokenIds, signal) {
      const node = createNode(gateway, chain, signal, true)
      return Promise.all(
        tokenIds.map(async (token): Promise<Holding> => {
          if (token === nativeAddress)
            return { token: nativeCoin(chain), units: await node.lamports(address) }
          const accounts = await node.tokenAccounts(address, { mint: token }).catch(noneOf)
          const units = accounts.reduce((sum, { tokenAmount }) => sum + tokenAmount.amount, 0n)
          return { token: toTokenInfo(chain, token, accounts[0]?.tokenAmount.decimals ?? 0), units }
        }),
      )
    },

    async tokenInfo(chain, tokens, signal) {
      const mints = await createNode(gateway, chain, signal).mints(tokens)
      return tokens.map((token, index) => {
        if (token === nativeAddress) return nativeCoin(chain)
        const decimals = decimalsOf(mints[index]?.data)
        return decimals === undefined ? undefined : toTokenInfo(chain, token, decimals)
      })
    },

    history: (chain, address, page, signal) =>
      getHistory(createNode(gateway, chain, signal), chain, address, page, nativeCoin(chain)),

    allowances: (chain, address, signal) =>
      getAllowances(createNode(gateway, chain, signal, true), chain, address),
    collectibles: (chain, address, signal) => getCollectibles(nfts(chain, signal), address),
    collectibleUri: (key, signal) => getCollectibleUri(nfts(key.chain, signal), key),
    ownsCollectible: (key, owner, signal) => ownsCollectible(nfts(key.chain, signal), key, owner),
    identity: (address, signal) => getIdentity(gateway, address, signal),

    verifyMessage: async (args) => verifyMessage(args),
  }
}

export declare namespace solanaFamily {
  type Options = {
    readonly gateway: Gateway
    readonly chains: Config['chains']
    readonly cache: Cache
    readonly clock: Clock
  }
}

/** Nodes report an invalid parameter for an address that is not a mint: the balance is 0. */
function noneOf(error: unknown): [] {
  if (error instanceof RpcFailure && error.error.code === -32602 && /\bmint\b/i.test(error.message)) return []
  throw error
}

function decimalsOf(data: unknown): number | undefined {
  const info = (data as { parsed?: { info?: { decimals?: unknown } } } | null | undefined)?.parsed?.info
  return typeof info?.decimals === 'number' &&
    Number.isInteger(info.decimals) &&
    info.decimals >= 0 &&
    info.decimals <= 255
    ? info.decimals
    : undefined
}
