import { isUnsupportedChain } from '../config/networks.ts'
import type { Kit } from '../kit.ts'
import { modal } from './modal.ts'
import { isConnected } from './openModal.ts'

const shakeMs = 500
const timers = new WeakMap<Kit, ReturnType<typeof setTimeout>>()

/** Closes the modal, or shakes it if the visitor has to finish something first. Returns whether it closed. */
export function closeModal(kit: Kit): boolean {
  const store = modal.of(kit)
  if (store.get().status === 'closed') return true
  if (!mayClose(kit)) {
    store.dispatch({ type: 'shake' })
    clearTimeout(timers.get(kit))
    timers.set(
      kit,
      setTimeout(() => store.dispatch({ type: 'settle' }), shakeMs),
    )
    return false
  }
  const connected = isConnected(kit)
  store.dispatch({ type: 'close', home: { name: connected ? 'Account' : 'Connect' } })
  kit.emit({ type: 'MODAL_CLOSE', connected })
  return true
}

function mayClose(kit: Kit): boolean {
  const { stack } = modal.of(kit).get()
  const stuck = stack.some(({ name }) => name === 'UnsupportedChain') && isUnsupportedChain(kit)
  return !stuck && [...kit.closeGuards].every((allows) => allows())
}
