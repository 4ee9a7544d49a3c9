import type { Kit } from '../kit.ts'
import { goBack } from '../modal/leaveView.ts'
import { modal, sameView, top, type View } from '../modal/modal.ts'

/** A pending request to the wallet, and its callbacks. */
export type TransactionEntry = {
  /** View to show while waiting. @default the current view */
  readonly view?: View | undefined
  readonly onSuccess?: (() => void) | undefined
  readonly onError?: ((error: unknown) => void) | undefined
  readonly onCancel?: (() => void) | undefined
}

const stacks = new WeakMap<Kit, readonly TransactionEntry[]>()

/** Starts a request and shows its view. */
export function pushTransaction(kit: Kit, entry: TransactionEntry): void {
  stacks.set(kit, [...(stacks.get(kit) ?? []), entry])
  if (entry.view) modal.of(kit).dispatch({ type: 'push', view: entry.view })
}

/** Ends a request and calls its callback, once. Goes back one view after an error or a cancel. */
export function popTransaction(
  kit: Kit,
  outcome: { type: 'success' } | { type: 'error'; error: unknown } | { type: 'cancel' },
  entry = shownTransaction(kit),
): void {
  const stack = stacks.get(kit) ?? []
  if (!entry || !stack.includes(entry)) return
  stacks.set(
    kit,
    stack.filter((other) => other !== entry),
  )
  if (outcome.type === 'success') entry.onSuccess?.()
  else if (outcome.type === 'error') entry.onError?.(outcome.error)
  else entry.onCancel?.()
  if (outcome.type === 'success') return
  // The visitor may have left the view, or be waiting for another request in it.
  if (isShown(kit, entry) && !shownTransaction(kit)) goBack(kit)
}

function shownTransaction(kit: Kit): TransactionEntry | undefined {
  return stacks.get(kit)?.findLast((entry) => isShown(kit, entry))
}

function isShown(kit: Kit, { view }: TransactionEntry): boolean {
  const state = modal.of(kit).get()
  return state.status === 'open' && view !== undefined && sameView(top(state), view)
}
