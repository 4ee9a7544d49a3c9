import type { AssetId } from '@latchkey/chains/driver'
import { formatAmount } from '@latchkey/protocol/amount'
import { parseAssetId } from '@latchkey/protocol/caip'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { findToken } from '../../core/holdings/heldToken.ts'
import type { Kit } from '../../core/kit.ts'
import { modal, type ViewParams } from '../../core/modal/modal.ts'
import { lookUpToken } from './findToken.ts'
import { fitAmount } from './fitAmount.ts'
import { swapDraft } from './swapDraft.ts'
import { unitsOf } from './swapQuotes.ts'
import { swapTokens } from './swapTokens.ts'
import { fromHeld, type TradeToken } from './tradeToken.ts'

/** What each kit was last asked to begin with. */
const filled = new WeakMap<Kit, string>()

/** Begins with the pair and amount that the view was opened with, once: what the visitor changes stays. */
export async function fillDraft(kit: Kit, wanted: ViewParams['Swap']): Promise<void> {
  const key = JSON.stringify(wanted)
  if (!wanted || filled.get(kit) === key) return
  filled.set(kit, key)
  forgetWhenLeft(kit)
  const [from, to] = await Promise.all([tokenOf(kit, wanted.from), tokenOf(kit, wanted.to)])
  if (!from || !to || filled.get(kit) !== key) return
  const draft = swapDraft.of(kit)
  draft.dispatch({ type: 'choose', side: 'from', token: from })
  draft.dispatch({ type: 'choose', side: 'to', token: to })
  draft.dispatch({ type: 'amount', amount: wanted.amount })
  const address = activeConnection(connections.of(kit).get())?.address
  const guess = unitsOf(wanted.amount, from.decimals)
  if (!address || !guess || !/^\d{1,78}$/.test(wanted.atLeast)) return
  const amount = await fitAmount(kit, { from, to, guess, atLeast: BigInt(wanted.atLeast), address })
  // What the visitor has typed meanwhile stays.
  if (filled.get(kit) === key && draft.get().amount === wanted.amount)
    draft.dispatch({ type: 'amount', amount: formatAmount(amount, from.decimals) })
}

async function tokenOf(kit: Kit, id: AssetId): Promise<TradeToken | undefined> {
  const state = swapTokens.of(kit).get()
  const listed =
    state.status === 'ready' && state.value !== 'unsupported'
      ? state.value.find((token) => token.id === id)
      : undefined
  if (listed) return listed
  const held = findToken(kit, { id })
  if (held) return fromHeld(held, false)
  const { assetReference, chainId } = parseAssetId(id)
  return await lookUpToken(kit, chainId, assetReference)
}

/** Forgets the parameters once the swap is left: opened again with the same ones, it starts over. */
function forgetWhenLeft(kit: Kit): void {
  const views = modal.of(kit)
  const stop = views.subscribe(() => {
    const { status, stack } = views.get()
    if (status === 'open' && stack.some(({ name }) => name.startsWith('Swap'))) return
    stop()
    filled.delete(kit)
  })
}
