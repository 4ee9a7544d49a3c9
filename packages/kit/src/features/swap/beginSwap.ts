import { swapUnsupported } from '@latchkey/protocol/catalogue'
import { isKitError } from '@latchkey/protocol/errors'
import { activeConnection, connections } from '../../core/connections.ts'
import type { Kit } from '../../core/kit.ts'
import { loadHoldings } from '../../core/loadHoldings.ts'
import { findNetwork } from '../../core/networks.ts'
import { getGasPrice, getSwapTokens } from '../../core/server/swap.ts'
import { codeOf } from './codeOf.ts'
import { swapDraft } from './swapDraft.ts'
import { swapTokens } from './swapTokens.ts'
import { coinOf, fromListed } from './tradeToken.ts'

/** Makes ready to swap where the wallet is now: the coin to start from, what the account has, what there is. Never throws. */
export async function beginSwap(kit: Kit): Promise<void> {
  const connection = activeConnection(connections.of(kit).get())
  const network = findNetwork(kit, connection?.network)
  if (!network) return
  const chain = network.id
  swapDraft.of(kit).dispatch({ type: 'begin', chain, from: coinOf(kit, network) })
  void loadHoldings(kit)
  // Quotes are better with it; the first one is asked for when an amount is typed.
  getGasPrice(kit, chain).catch(() => undefined)
  const store = swapTokens.of(kit)
  store.dispatch({ type: 'load', chain })
  try {
    const listed = await getSwapTokens(kit, chain)
    store.dispatch({ type: 'ready', chain, tokens: listed.map((token) => fromListed(kit, token)) })
  } catch (error) {
    if (isKitError(error, swapUnsupported)) store.dispatch({ type: 'unsupported', chain })
    else store.dispatch({ type: 'fail', chain, error: codeOf(error) })
  }
}
