import { parseChainId } from '@latchkey/protocol/caip'
import type { PurchaseCurrency } from '@latchkey/protocol/http/onramp'
import { firstPurchase, onrampChain, onrampNamespaces } from '@latchkey/protocol/onramp'
import { findNetwork } from '../../core/config/networks.ts'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import type { Kit } from '../../core/kit.ts'
import { onramp } from './onramp.ts'
import { getOnrampOptions } from './onrampCalls.ts'
import { readCountry } from './readCountry.ts'

/** Reads what can be bought for the account in use; without an answer, the common case. Never throws. */
export async function loadOptions(kit: Kit): Promise<void> {
  const store = onramp.of(kit)
  const connection = activeConnection(connections.of(kit).get())
  if (!connection) return
  store.dispatch({ type: 'load' })
  const { purchaseCurrencies, paymentCurrencies, providers } = await getOnrampOptions(kit, readCountry())
  if (activeConnection(connections.of(kit).get())?.namespace !== connection.namespace) return
  const own = purchaseCurrencies.flatMap((currency) => reachable(kit, currency, connection.namespace))
  const here = (currency: PurchaseCurrency) =>
    currency.networks.find((network) => onrampChain(network) === connection.network)?.name
  const coin = findNetwork(kit, connection.network)?.currency.symbol
  const sold = (symbol: string | undefined) => own.find((currency) => currency.symbol === symbol)
  // What the family starts with where it is sold, else the chain's own coin.
  const first = sold(firstPurchase(connection.namespace)) ?? sold(coin) ?? own[0]
  // Where the visitor is, else where the app is.
  const network = first && (here(first) ?? first.networks[0]?.name)
  const prefer = { symbol: first?.symbol, network }
  store.dispatch({ type: 'options', providers, purchaseCurrencies: own, paymentCurrencies, prefer })
}

/** The currency with only the networks the account has an address on; those of the app come first. */
function reachable(kit: Kit, currency: PurchaseCurrency, namespace: string): PurchaseCurrency[] {
  const networks = currency.networks.filter((network) => {
    const chain = onrampChain(network)
    const family = chain && parseChainId(chain).namespace
    return family !== undefined && family === namespace && onrampNamespaces.includes(family)
  })
  const isOfApp = (network: (typeof networks)[number]) => findNetwork(kit, onrampChain(network)) !== undefined
  if (networks.length === 0) return []
  return [
    { ...currency, networks: [...networks.filter(isOfApp), ...networks.filter((one) => !isOfApp(one))] },
  ]
}
