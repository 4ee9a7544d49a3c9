import { goBack } from './closeModal.ts'
import type { Kit } from './kit.ts'
import { modal, sameView, top, type View } from './modal.ts'

/** Something the wallet is asked for, and what to do when that ends one way or another. */
export type TransactionEntry = {
  /** Shows the wait; without one the visitor stays where they are. */
  readonly view?: View | undefined
  readonly onSuccess?: (() => void) | undefined
  readonly onError?: ((error: unknown) => void) | undefined
  readonly onCancel?: (() => void) | undefined
}

const stacks = new WeakMap<Kit, readonly TransactionEntry[]>()

/** Begins a request and shows the wait for it. */
export function pushTransaction(kit: Kit, entry: TransactionEntry): void {
  stacks.set(kit, [...(stacks.get(kit) ?? []), entry])
  if (entry.view) modal.of(kit).dispatch({ type: 'push', view: entry.view })
}

/** Ends a request, once. Success calls back; an error or a cancel calls back, then goes back. */
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
  // The visitor may have gone elsewhere meanwhile, or be waiting for the same thing again.
  if (isShown(kit, entry) && !shownTransaction(kit)) goBack(kit)
}

function shownTransaction(kit: Kit): TransactionEntry | undefined {
  return stacks.get(kit)?.findLast((entry) => isShown(kit, entry))
}

function isShown(kit: Kit, { view }: TransactionEntry): boolean {
  const state = modal.of(kit).get()
  return state.status === 'open' && view !== undefined && sameView(top(state), view)
}
