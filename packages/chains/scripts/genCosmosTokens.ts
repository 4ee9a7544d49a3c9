import registry from 'chain-registry'
import { celestia, chainOf, cosmosHub, dydx, nativeOf, noble, osmosis } from '../src/cosmos/networks.ts'
import { writeTokens } from './writeTokens.ts'

/**
 * Writes `src/cosmos/tokens.gen.ts` from the Cosmos chain registry. Osmosis has hundreds of denoms, so
 * only those of {@link symbols} that are traded elsewhere too are taken.
 *
 * Run: `node packages/chains/scripts/genCosmosTokens.ts`
 */
const symbols = new Set(
  [
    'AKT ARCH ATOM AXL BLD BTC CRO DOGE DYDX DYM ETH EURe FET INJ ION JUNO KAVA KUJI KYVE LBTC LUNA LUNC',
    'milkTIA NLS NTRN OSMO PYTH SAGA SCRT SEI SOL STARS stATOM stOSMO STRD stTIA TIA USDC USDN USDT USDt USDY',
    'USTC WBTC XRP',
  ].flatMap((line) => line.split(' ')),
)

const known: writeTokens.Known = {}
for (const network of [cosmosHub, osmosis, noble, celestia, dydx]) {
  const chain = registry.chains.find(({ chainId }) => chainId === chainOf(network))
  const list = registry.assetLists.find(({ chainName }) => chainName === chain?.chainName)
  if (!list) throw new Error(`The registry has no assets of ${network.id}.`)
  const tokens: Record<string, { symbol: string; decimals: number }> = {}
  for (const { base, coingeckoId, denomUnits, display, symbol } of list.assets) {
    const decimals = denomUnits.find(({ denom }) => denom === display)?.exponent
    if (!coingeckoId || !symbols.has(symbol) || decimals === undefined || base === nativeOf(network).denom)
      continue
    tokens[base] = { symbol, decimals }
  }
  if (Object.keys(tokens).length) known[network.id] = tokens
}
writeTokens('cosmos', 'genCosmosTokens.ts', known, 'the Cosmos chain registry')
