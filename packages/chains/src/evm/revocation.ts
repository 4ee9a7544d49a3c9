import { sendFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Revocable } from '../driver.ts'
import { withPrefix } from './withPrefix.ts'

/** The call that revokes an approval: sets the allowance to zero, or removes the operator of a collection. */
export function revocation({ collectible, spender, token }: Revocable): {
  to: string
  data: string
  value: string
} {
  // Both go into the call data unencoded: a longer value could inject an amount.
  if (![spender, token].every((one) => /^(0x)?[\da-f]{40}$/i.test(one)))
    throw new KitError(sendFailed, { details: 'The permission names what is no address.' })
  // setApprovalForAll(address,bool) or approve(address,uint256); in both the last word is zero.
  const call = collectible ? '0xa22cb465' : '0x095ea7b3'
  const who = withPrefix(spender).slice(2).toLowerCase().padStart(64, '0')
  return { to: withPrefix(token), data: `${call}${who}${'0'.repeat(64)}`, value: '0x0' }
}
