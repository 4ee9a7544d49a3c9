import { accountId } from '@latchkey/protocol/caip'
import { getAddress, isAddress } from 'viem'
import { isBait } from '../../text/isBait.ts'
import type { ChainFamily, Holding } from '../chain.ts'
import { balancesOf } from './balancesOf.ts'
import { contractOf, type EvmContext } from './context.ts'
import { getAllowances } from './getAllowances.ts'
import { getCollectibles, getCollectibleUri, ownsCollectible } from './getCollectibles.ts'
import { getGasPrice } from './getGasPrice.ts'
import { getHistory } from './getHistory.ts'
import { getHoldings } from './getHoldings.ts'
import { getIdentity } from './getIdentity.ts'
import { getPrices } from './getPrices.ts'
import { nativeAddress, nativeCoin } from './nativeCoin.ts'
import { createNode } from './node.ts'
import { tokenInfo } from './tokenInfo.ts'
import { readTokenList, type TokenList } from './tokenList.ts'
import { isSignedByKey, verifyMessage } from './verifyMessage.ts'

/** EVM chains, read from plain nodes through the gateway. */
export function evmFamily(options: evmFamily.Options): ChainFamily {
  const { tokens = readTokenList(), ...rest } = options
  const context: EvmContext = { ...rest, tokens }
  const normalise = (address: string) => getAddress(address)
  const isNative = (token: string) => token.toLowerCase() === nativeAddress

  return {
    namespace: 'eip155',
    isAddress: (value) => isAddress(value),
    normalise,
    toToken: (value) => (isAddress(value) ? normalise(value) : undefined),
    nativeAddress,
    nativeCoin: (chain) => nativeCoin(context, chain),

    holdings: (chain, address, signal) =>
      getHoldings(context, chain, normalise(address), nativeCoin(context, chain), signal),

    async balancesOf(chain, address, tokenIds, signal) {
      const node = createNode(context.gateway, chain, signal)
      const at = await node.height(true)
      const contracts = tokenIds.filter((token) => !isNative(token)).map(normalise)
      const [coins, amounts, infos] = await Promise.all([
        tokenIds.some(isNative) ? node.balance(address, at) : 0n,
        balancesOf(context, chain, normalise(address), contracts, at, signal),
        tokenInfo(context, chain, contracts, signal),
      ])
      return tokenIds.map((token): Holding => {
        if (isNative(token)) return { token: nativeCoin(context, chain), units: coins }
        const index = contracts.indexOf(normalise(token))
        const unknown = { id: accountId(chain, normalise(token)), name: '', symbol: '', decimals: 0 }
        const isListed = context.tokens.find(chain, token) !== undefined
        const info = infos[index]
        // Scam tokens are not named, as they are not listed among holdings.
        const isShown = info && (isListed || !isBait(info.name, info.symbol))
        return { token: isShown ? info : unknown, units: amounts[index] ?? 0n, isListed }
      })
    },

    tokenInfo: (chain, tokenIds, signal) => tokenInfo(context, chain, tokenIds, signal),
    history: (chain, address, page, signal) => getHistory(context, chain, normalise(address), page, signal),
    allowances: (chain, address, signal) => getAllowances(context, chain, normalise(address), signal),
    collectibles: (chain, address, signal) => getCollectibles(context, chain, normalise(address), signal),
    collectibleUri: (collectible, signal) => getCollectibleUri(context, collectible, signal),
    ownsCollectible: (collectible, owner, signal) => ownsCollectible(context, collectible, owner, signal),
    identity: (address, signal) => getIdentity(context, normalise(address), signal),
    gasPrice: (chain, signal) => getGasPrice(context, chain, signal),

    async prices(chain, tokenIds, signal) {
      const coin = contractOf(context, chain, 'weth')
      const contracts = tokenIds.map((token) => (isNative(token) ? coin : token))
      const found = await getPrices(
        context,
        chain,
        contracts.filter((token) => token !== undefined),
        signal,
      )
      return contracts.map((token) => (token === undefined ? undefined : found.shift()))
    },

    isSignedByKey,
    verifyMessage: (args) => verifyMessage(context, args),
  }
}

export declare namespace evmFamily {
  type Options = Omit<EvmContext, 'tokens'> & {
    /** @default the built-in list */
    tokens?: TokenList | undefined
  }
}
