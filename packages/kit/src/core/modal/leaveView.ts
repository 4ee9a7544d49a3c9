import type { Kit } from '../kit.ts'
import { closeModal } from './closeModal.ts'
import { modal } from './modal.ts'
import { isConnected } from './openModal.ts'

/** Goes on to the view that was asked for before a wallet was connected; closes the modal if there is none. */
export function proceed(kit: Kit): void {
  const store = modal.of(kit)
  const { goal } = store.get()
  if (goal) store.dispatch({ type: 'proceed', home: goal })
  else closeModal(kit)
}

/** Goes back one view; closes the modal from the first one. */
export function goBack(kit: Kit): void {
  const store = modal.of(kit)
  if (store.get().stack.length === 1) closeModal(kit)
  else store.dispatch({ type: 'back', connected: isConnected(kit) })
}
