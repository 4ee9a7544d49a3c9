import type { AssetId } from '@latchkey/chains/driver'
import { parseAssetId } from '@latchkey/protocol/caip'
import { findToken } from '../../core/heldToken.ts'
import type { Kit } from '../../core/kit.ts'
import { modal, type ViewParams } from '../../core/modal.ts'
import { lookUpToken } from './findToken.ts'
import { swapDraft } from './swapDraft.ts'
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
}

async function tokenOf(kit: Kit, id: AssetId): Promise<TradeToken | undefined> {
  const state = swapTokens.of(kit).get()
  const listed = state.status === 'ready' ? state.tokens.find((token) => token.id === id) : undefined
  if (listed) return listed
  const held = findToken(kit, { id })
  if (held) return fromHeld(held, false)
  const { assetReference, chainId } = parseAssetId(id)
  return await lookUpToken(kit, chainId, assetReference)
}

/** The next time it is opened with the same wish, it begins anew. */
function forgetWhenLeft(kit: Kit): void {
  const views = modal.of(kit)
  const stop = views.subscribe(() => {
    const { status, stack } = views.get()
    if (status === 'open' && stack.some(({ name }) => name.startsWith('Swap'))) return
    stop()
    filled.delete(kit)
  })
}
