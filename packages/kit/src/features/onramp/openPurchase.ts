import { parseChainId } from '@latchkey/protocol/caip'
import { onrampChain } from '@latchkey/protocol/onramp'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import type { Kit } from '../../core/kit.ts'
import { followPurchase } from './followPurchase.ts'
import { isCheckout } from './isCheckout.ts'
import { keepPurchase } from './keptPurchase.ts'
import { chosenOffer, onramp } from './onramp.ts'
import { getOnrampUrl } from './onrampCalls.ts'
import { type Order, purchase } from './purchase.ts'
import { readCountry } from './readCountry.ts'

const windowFeatures = 'popup,width=480,height=760'

/**
 * Opens the chosen provider's window for the purchase on screen, and follows it.
 * Must be called within a click: browsers block other windows. Never throws.
 */
export async function openPurchase(kit: Kit, { pace }: openPurchase.Args = {}): Promise<void> {
  const state = onramp.of(kit).get()
  const store = purchase.of(kit)
  const offer = chosenOffer(state)
  const connection = activeConnection(connections.of(kit).get())
  const before = store.get().status
  if (!offer || !connection || before === 'opening' || before === 'waiting') return
  const { address, namespace } = connection
  const { network } = state
  const sold = state.purchaseCurrency?.networks.find(({ name }) => name === network)
  // Another account may be in use before its own shop is there: what is sent to where it has no address is lost.
  const chain = sold && onrampChain(sold)
  if (!chain || parseChainId(chain).namespace !== namespace) return
  // Before anything is waited for, or the click no longer counts.
  const page = window.open('about:blank', '_blank', windowFeatures) ?? undefined
  const symbol = offer.purchaseAmount.currency
  const order: Order = { provider: offer.provider, address, symbol, network, since: Date.now() }
  store.dispatch({ type: 'open', order })
  kit.emit({ type: 'SELECT_BUY_PROVIDER', provider: offer.provider })

  try {
    const { url } = await getOnrampUrl(
      kit,
      {
        destinationWallets: [{ address, blockchains: [network], assets: [symbol] }],
        partnerUserId: address,
        defaultNetwork: network,
        defaultExperience: 'buy',
        // A number by contract; what is typed has two decimals at most, so nothing is lost.
        presetFiatAmount: Number(state.paymentAmount),
        fiatCurrency: state.paymentCurrency.id,
        paymentMethod: state.paymentMethod || undefined,
      },
      { provider: offer.provider, country: readCountry() },
    )
    const hosts = kit.options.trusted?.onrampHosts
    if (!isCheckout(url, { address, hosts }))
      throw new TypeError('the server named a page that is no checkout')
    if (!isOpening(kit, order)) return page?.close()
    if (!page) return store.dispatch({ type: 'block', order, url })
    // Closed before the provider's page was loaded: the visitor has changed their mind.
    if (page.closed) return store.dispatch({ type: 'clear' })
    // The provider's page gets no access to the one that opened it.
    page.opener = null
    page.location.replace(url)
    startFollowing(kit, order, { page, pace })
  } catch {
    page?.close()
    store.dispatch({ type: 'fail', order, cause: 'unavailable' })
  }
}

export declare namespace openPurchase {
  type Args = { pace?: followPurchase.Pace | undefined }
}

/** The visitor opened the provider's page by its link. */
export function openedByLink(kit: Kit): void {
  const state = purchase.of(kit).get()
  if (state.status === 'blocked') startFollowing(kit, state.order, {})
}

/** Closes the purchase on screen. What was paid in the window stays paid. */
export function clearPurchase(kit: Kit): void {
  keepPurchase(kit, undefined)
  purchase.of(kit).dispatch({ type: 'clear' })
}

function startFollowing(kit: Kit, order: Order, options: followPurchase.Options): void {
  purchase.of(kit).dispatch({ type: 'wait', order })
  keepPurchase(kit, order)
  void followPurchase(kit, order, options)
}

function isOpening(kit: Kit, order: Order): boolean {
  const state = purchase.of(kit).get()
  return state.status === 'opening' && state.order === order
}
