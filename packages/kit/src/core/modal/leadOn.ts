import { isUnsupportedChain } from '../config/networks.ts'
import type { Kit } from '../kit.ts'
import { proceed } from './leaveView.ts'
import { modal, type ViewName } from './modal.ts'

/** What follows once a wallet was linked in one of these views: another view, or the end of the modal. */
export async function leadOn(kit: Kit, from: readonly ViewName[]): Promise<void> {
  // The view for unsupported networks has taken over; it leads on from here.
  if (isUnsupportedChain(kit)) return
  // Signing in may come next, in the modal that is open already.
  for (const takesOver of kit.afterLink) if (await takesOver().catch(() => false)) return
  const { stack } = modal.of(kit).get()
  // The visitor has left the view meanwhile.
  if (kit.afterLink.size > 0 && !stack.some(({ name }) => from.includes(name))) return
  if (stack.some(({ name }) => name === 'ProfileWallets'))
    modal.of(kit).dispatch({ type: 'reset', view: { name: 'Account' } })
  else proceed(kit)
}
