import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import registry from 'chain-registry'

/**
 * Writes the server's list of denoms, `apps/server/src/chains/cosmos/tokens.json`, from the Cosmos
 * chain registry (MIT). Osmosis has hundreds of denoms; only those that CoinGecko lists are taken.
 *
 * Run: `node packages/chains/scripts/genServerCosmosTokens.ts`
 */
const ids = ['cosmoshub-4', 'osmosis-1', 'noble-1', 'celestia', 'dydx-mainnet-1', 'osmo-test-5']
/** Where the registry names no staking token: fees are paid in it. */
const coins: Readonly<Record<string, string>> = { 'noble-1': 'uusdc' }
const list = new URL('../../../apps/server/src/chains/cosmos/tokens.json', import.meta.url)

function toList(id: string) {
  const chain = registry.chains.find(({ chainId }) => chainId === id)
  const assets = registry.assetLists.find(({ chainName }) => chainName === chain?.chainName)?.assets
  const coin = coins[id] ?? chain?.staking?.stakingTokens[0]?.denom
  if (!chain?.bech32Prefix || !assets || !coin) throw new Error(`The registry has not all of ${id}.`)
  const isTest = chain.networkType === 'testnet'
  const tokens = assets.flatMap(({ base, coingeckoId, denomUnits, display, name, symbol }) => {
    const decimals = denomUnits.find(({ denom }) => denom === display)?.exponent
    if (!coingeckoId || decimals === undefined || !/^[\w.$+-]{1,20}$/.test(symbol)) return []
    // What has a price on the main network has none on a test network.
    return [{ denom: base, name, symbol, decimals, ...(!isTest && { priceId: coingeckoId }) }]
  })
  return { prefix: chain.bech32Prefix, coin, tokens: tokens.filter(({ denom }) => denom !== coin) }
}

const chains = Object.fromEntries(ids.map((id) => [`cosmos:${id}`, toList(id)]))
writeFileSync(fileURLToPath(list), `${JSON.stringify({ name: 'Latchkey', chains }, null, 2)}\n`)
