import { closeModal, goBack } from './closeModal.ts'
import type { Kit } from './kit.ts'

/** What to do when the request on screen ends one way or another. */
export type TransactionEntry = {
  readonly onSuccess?: (() => void) | undefined
  readonly onError?: ((error: unknown) => void) | undefined
  readonly onCancel?: (() => void) | undefined
}

const stacks = new WeakMap<object, TransactionEntry[]>()

/** Puts a request on top; views that ask the wallet for something push one each. */
export function pushTransaction(kit: Kit, entry: TransactionEntry): void {
  const stack = stacks.get(kit) ?? []
  stack.push(entry)
  stacks.set(kit, stack)
}

/** Ends the top request. Success stays where it is, error and cancel go back; with none left, the modal closes. */
export function popTransaction(
  kit: Kit,
  outcome: { type: 'success' } | { type: 'error'; error: unknown } | { type: 'cancel' },
): void {
  const entry = stacks.get(kit)?.pop()
  if (!entry) {
    closeModal(kit)
    return
  }
  if (outcome.type === 'success') {
    entry.onSuccess?.()
    return
  }
  if (outcome.type === 'error') entry.onError?.(outcome.error)
  else entry.onCancel?.()
  goBack(kit)
}

export function clearTransactions(kit: Kit): void {
  stacks.delete(kit)
}
