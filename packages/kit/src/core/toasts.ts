import type { Kit } from './kit.ts'
import { defineSlice } from './slice.ts'

/** A short notice about something that finished elsewhere. */
export type Toast = {
  readonly message: string
  readonly variant: 'success' | 'loading' | 'error'
  readonly autoClose: boolean
}
export type ToastState = { readonly open: boolean; readonly toast: Toast | undefined }
export type ToastEvent = { readonly type: 'show'; readonly toast: Toast } | { readonly type: 'hide' }

const initial: ToastState = { open: false, toast: undefined }

export function transition(state: ToastState, event: ToastEvent): ToastState {
  if (event.type === 'show') return { open: true, toast: event.toast }
  return state.open ? { ...state, open: false } : state
}

export const toasts = defineSlice(initial, transition)

/** An open toast leaves before the next one comes, so that the change is seen. */
const reshowDelay = 150
const closeDelay = 2_500
const timers = new WeakMap<Kit, ReturnType<typeof setTimeout>>()
/** What comes when the toast before it has left. */
const next = new WeakMap<Kit, Toast>()

export function showToast(kit: Kit, message: string, variant: Toast['variant'] = 'success'): void {
  const store = toasts.of(kit)
  const toast: Toast = { message, variant, autoClose: variant !== 'loading' }
  if (next.has(kit)) next.set(kit, toast)
  else if (store.get().open) {
    hideToast(kit)
    next.set(kit, toast)
    timers.set(
      kit,
      setTimeout(() => present(kit, next.get(kit) ?? toast), reshowDelay),
    )
  } else present(kit, toast)
}

export function hideToast(kit: Kit): void {
  clearTimeout(timers.get(kit))
  next.delete(kit)
  toasts.of(kit).dispatch({ type: 'hide' })
}

function present(kit: Kit, toast: Toast): void {
  next.delete(kit)
  toasts.of(kit).dispatch({ type: 'show', toast })
  if (!toast.autoClose) return
  timers.set(
    kit,
    setTimeout(() => hideToast(kit), closeDelay),
  )
}
