import type { Network } from '../driver.ts'
import { chainOf, nativeOf } from './networks.ts'

/** The network as Keplr takes it; undefined if its REST API is not configured, which Keplr requires. */
export function toChainInfo(network: Network): object | undefined {
  const { coinType, denom, gasPrice, prefix, restUrl } = nativeOf(network)
  const [rpc] = network.rpcUrls
  if (!rpc || !restUrl) return undefined
  const { decimals, symbol } = network.currency
  const currency = { coinDenom: symbol, coinMinimalDenom: denom, coinDecimals: decimals }
  const price = Number(gasPrice)
  return {
    chainId: chainOf(network),
    chainName: network.name,
    rpc,
    rest: restUrl,
    bip44: { coinType },
    bech32Config: {
      bech32PrefixAccAddr: prefix,
      bech32PrefixAccPub: `${prefix}pub`,
      bech32PrefixValAddr: `${prefix}valoper`,
      bech32PrefixValPub: `${prefix}valoperpub`,
      bech32PrefixConsAddr: `${prefix}valcons`,
      bech32PrefixConsPub: `${prefix}valconspub`,
    },
    currencies: [currency],
    feeCurrencies: [{ ...currency, gasPriceStep: { low: price, average: price, high: price * 1.5 } }],
    stakeCurrency: currency,
  }
}
