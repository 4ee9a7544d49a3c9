import { formatAmount } from '@latchkey/protocol/amount'
import { holdings } from '../../core/holdings/holdings.ts'
import type { Kit } from '../../core/kit.ts'
import { readSpendable } from './spendableOf.ts'
import { swapDraft } from './swapDraft.ts'

/** Drafts all there is of the token given; of the coin, what is left when the fee is kept. */
export async function fillMaxAmount(kit: Kit): Promise<void> {
  const { from } = swapDraft.of(kit).get()
  const state = holdings.of(kit).get()
  const held = from && state.status === 'ready' && state.tokens.find((token) => token.id === from.id)
  if (!from || !held) return
  const amount = formatAmount(await readSpendable(kit, from, held.units), from.decimals)
  // Another token was chosen while the price was asked for.
  if (swapDraft.of(kit).get().from === from) swapDraft.of(kit).dispatch({ type: 'amount', amount })
}
