import { formatAmount } from '@latchkey/protocol/amount'
import { httpRequestFailed, insufficientFunds, sendUnsupportedChain } from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import { requireToken } from '../../core/holdings/checkToken.ts'
import type { Kit } from '../../core/kit.ts'
import { askNodes } from '../../core/server/withoutServer.ts'
import { draftedTransfer } from './draftedTransfer.ts'
import { send } from './send.ts'

/** Finds out what the drafted transfer costs. Where all of the coin is sent, the amount becomes what the fee leaves. */
export async function loadFee(kit: Kit): Promise<void> {
  const store = send.of(kit)
  const drafted = draftedTransfer(kit)
  const state = store.get()
  if (!drafted || state.status !== 'editing') return
  const { speed } = state.draft
  const { args, live, max, token } = drafted
  const amount = max ? 'max' : String(args.amount)
  const of = [live.network.id, args.address, args.token, args.to, amount, speed, args.memo].join(' ')
  store.dispatch({ type: 'pricing', of })
  try {
    const transfers = await live.driver.transfers?.()
    if (!transfers) throw new KitError(sendUnsupportedChain)
    const [priced] = await Promise.all([
      askNodes(kit, live.network, (network) =>
        transfers.fee({
          ...args,
          session: live.session,
          network,
          speed,
          ...(max && { amount: 'max' }),
        }),
      ),
      requireToken(kit, token),
    ])
    const { deposit, fee, isSetByWallet, reserve = 0n, terms, withheld } = priced
    if (!max) return store.dispatch({ type: 'priced', of, fee, isSetByWallet, deposit, withheld, terms })
    if (token.units <= fee + reserve) throw new KitError(insufficientFunds)
    const left = formatAmount(token.units - fee - reserve, token.decimals)
    store.dispatch({ type: 'priced', of, fee, isSetByWallet, terms, amount: left })
  } catch (error) {
    const code = isKitError(error) ? error.code : httpRequestFailed.code
    store.dispatch({ type: 'unpriced', of, code })
  }
}
