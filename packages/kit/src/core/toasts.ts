import type { Kit } from './kit.ts'
import { defineSlice } from './slice.ts'

/** A short notice about something that finished elsewhere. */
export type Toast = {
  readonly message: string
  readonly variant: 'success' | 'loading' | 'error'
  /** A sign of the modal's own set, in the place of the variant's. */
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

/** An open toast leaves before the next one comes, so that the change is seen. */
const reshowDelayMs = 150
const closeDelayMs = 2_500
const timers = new WeakMap<Kit, ReturnType<typeof setTimeout>>()
/** What comes when the toast before it has left. */
const next = new WeakMap<Kit, Toast>()

/** Shows a short notice in the modal, for as long as that is open; returns how to hide it. */
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
    /** @default the variant's own */
    icon?: ToastIcon | undefined
    /** Hides it after 2.5 s. @default true, unless it is loading */
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
