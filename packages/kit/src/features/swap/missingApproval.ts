import { accountId, isAccountId, parseAccountId, parseChainId } from '@latchkey/protocol/caip'
import { isApproval } from '@latchkey/protocol/calls'
import { swapNotAsShown } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Kit } from '../../core/kit.ts'
import { buildSwapApproval, getSwapAllowance } from './swapCalls.ts'
import type { SwapCall, SwapTerms } from './swapRun.ts'
import { tokenId } from './tradeToken.ts'

/**
 * What must be sent first so that a swap may take exactly its amount, in order;
 * nothing where it may already. Two for a token that only changes a permission
 * of zero: the old one is taken back first.
 */
export async function missingApproval(
  kit: Kit,
  { address, from, to, units, spender }: Pick<SwapTerms, 'address' | 'from' | 'to' | 'units' | 'spender'>,
): Promise<readonly SwapCall[]> {
  if (from.address === undefined || spender === undefined) return []
  const user = accountId(from.chain, address)
  const token = tokenId(kit, from)
  if ((await getSwapAllowance(kit, { token, user, spender })) >= units) return []
  const tx = await buildSwapApproval(kit, { from: token, to: tokenId(kit, to), user, amount: units, spender })
  const target = isAccountId(tx.to) ? parseAccountId(tx.to) : undefined
  const { key } = kit.driver(parseChainId(from.chain).namespace).addresses
  // An approval calls the token alone, and sends no coin.
  if (!target || key(target.address) !== key(from.address) || tx.value !== '0')
    throw new KitError(swapNotAsShown, { details: 'The approval is not for the token that is swapped.' })
  const call = { to: target.address, data: tx.data, value: 0n }
  const reset = tx.resetFirst && tx.resetData ? { ...call, data: tx.resetData } : undefined
  // And it does nothing else to the token: other calls could transfer it, or approve others.
  const exact = isApproval(call.data, { spender, amount: units })
  if (!exact || (reset && !isApproval(reset.data, { spender, amount: 0n })))
    throw new KitError(swapNotAsShown, { details: 'The approval is not for exactly what is swapped.' })
  return reset ? [reset, call] : [call]
}
