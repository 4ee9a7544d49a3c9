import type { Kit } from '../kit.ts'
import { defineSlice } from '../state/slice.ts'

/** A short notification in the modal. */
export type Toast = {
  readonly message: string
  readonly variant: 'success' | 'loading' | 'error'
  /** Replaces the icon of the variant. */
  readonly icon?: ToastIcon | undefined
  readonly autoClose: boolean
}
export type ToastIcon = 'check' | 'copy' | 'disconnect' | 'retry' | 'switch' | 'wallet' | 'warning'
export type ToastState = { readonly open: boolean; readonly toast: Toast | undefined }
export type ToastEvent = { readonly type: 'show'; readonly toast: Toast } | { readonly type: 'hide' }

const initial: ToastState = { open: false, toast: undefined }

export function transition(state: ToastState, event: ToastEvent): ToastState {
  if (event.type === 'show') return { open: true, toast: event.toast }
  return state.open ? { ...state, open: false } : state
}

export const toasts = defineSlice(initial, transition)

/** Gap between two toasts, so that the change is visible. */
const reshowDelayMs = 150
const closeDelayMs = 2_500
const timers = new WeakMap<Kit, ReturnType<typeof setTimeout>>()
/** The toast to show after the gap. */
const next = new WeakMap<Kit, Toast>()

/**
 * Shows a toast in the modal. Returns a function that hides it.
 *
 * @example
 * showToast(kit, 'Address copied', { icon: 'copy' })
 */
export function showToast(kit: Kit, message: string, options: showToast.Options = {}): () => void {
  const { variant = 'success', icon, autoClose = variant !== 'loading' } = options
  const store = toasts.of(kit)
  const toast: Toast = { message, variant, icon, autoClose }
  if (next.has(kit)) next.set(kit, toast)
  else if (store.get().open) {
    hideToast(kit)
    next.set(kit, toast)
    timers.set(
      kit,
      setTimeout(() => present(kit, next.get(kit) ?? toast), reshowDelayMs),
    )
  } else present(kit, toast)
  return () => {
    if (store.get().toast === toast || next.get(kit) === toast) hideToast(kit)
  }
}

export declare namespace showToast {
  type Options = {
    /** @default 'success' */
    variant?: Toast['variant'] | undefined
    /** @default the icon of the variant */
    icon?: ToastIcon | undefined
    /** Hides it after 2.5 s. @default true, except for `loading` */
    autoClose?: boolean | undefined
  }
}

function hideToast(kit: Kit): void {
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
    setTimeout(() => hideToast(kit), closeDelayMs),
  )
}
