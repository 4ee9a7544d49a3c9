import type { ChainId } from '@latchkey/chains/driver'
import { swapUnsupported } from '@latchkey/protocol/catalogue'
import { isKitError } from '@latchkey/protocol/errors'
import { findNetwork } from '../../core/config/networks.ts'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { loadHoldings } from '../../core/holdings/loadHoldings.ts'
import type { Kit } from '../../core/kit.ts'
import type { ViewParams } from '../../core/modal/modal.ts'
import { loadResource } from '../../core/state/resource.ts'
import { fillDraft } from './fillDraft.ts'
import { getSwapTokens, usualGasPrice } from './swapCalls.ts'
import { swapDraft } from './swapDraft.ts'
import { swapTokens } from './swapTokens.ts'
import { coinOf, fromListed, type TradeToken } from './tradeToken.ts'

/** Makes ready to swap where the wallet is now: the coin to start from, what the account has, what there is. Never throws. */
export async function beginSwap(kit: Kit, wanted?: ViewParams['Swap']): Promise<void> {
  const connection = activeConnection(connections.of(kit).get())
  const network = findNetwork(kit, connection?.network)
  if (!network) return
  const chain = network.id
  swapDraft.of(kit).dispatch({ type: 'begin', chain, from: coinOf(kit, network) })
  void loadHoldings(kit)
  // Quotes are better with it; the first one is asked for when an amount is typed.
  usualGasPrice(kit, chain).catch(() => undefined)
  // The slice says what went wrong.
  await loadResource(swapTokens.of(kit), chain, () => readTokens(kit, chain)).catch(() => undefined)
  await fillDraft(kit, wanted)
}

async function readTokens(kit: Kit, chain: ChainId): Promise<readonly TradeToken[] | 'unsupported'> {
  try {
    const tokens = await getSwapTokens(kit, chain)
    return (await Promise.all(tokens.map((token) => fromListed(kit, token)))).filter(
      (token) => token !== undefined,
    )
  } catch (error) {
    if (isKitError(error, swapUnsupported)) return 'unsupported'
    throw error
  }
}
