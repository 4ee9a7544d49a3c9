import type { ViewParams } from '../declared.ts'
import { defineSlice } from '../state/slice.ts'

export type { ViewParams } from '../declared.ts'

export type ViewName = keyof ViewParams
export type View = {
  [Name in ViewName]: undefined extends ViewParams[Name]
    ? { readonly name: Name; readonly params?: ViewParams[Name] }
    : { readonly name: Name; readonly params: ViewParams[Name] }
}[ViewName]

/** The modal: a stack of views, without URL routes. */
export type ModalState = {
  readonly status: 'closed' | 'open'
  /** The last view is shown. */
  readonly stack: readonly [View, ...View[]]
  /** Direction of the last change, for the animation. */
  readonly direction: 'forward' | 'back'
  /** Whether the card shakes because it cannot be closed now. */
  readonly shaking: boolean
  /** Part of the page instead of a dialog: always open; closing returns to the first view. */
  readonly embedded: boolean
  /** The view that was asked for, if a wallet has to be connected first. */
  readonly goal?: View | undefined
}

export type ModalEvent =
  | { readonly type: 'open'; readonly view: View; readonly goal?: View | undefined }
  /** Goes to the goal, which nothing is in the way of any more; closes if there is none. */
  | { readonly type: 'proceed'; readonly home: View }
  | { readonly type: 'push'; readonly view: View }
  | { readonly type: 'replace'; readonly view: View }
  | { readonly type: 'reset'; readonly view: View }
  | { readonly type: 'back'; readonly connected: boolean }
  /** Leaves all views of a name at the top of the stack. */
  | { readonly type: 'leave'; readonly name: ViewName; readonly home: View }
  /** Removes views from anywhere in the stack, because what they show is gone. */
  | { readonly type: 'forget'; readonly names: readonly ViewName[]; readonly home: View }
  | { readonly type: 'close'; readonly home: View }
  | { readonly type: 'embed'; readonly embedded: boolean; readonly home: View }
  | { readonly type: 'shake' }
  | { readonly type: 'settle' }

const connect: View = { name: 'Connect' }
const initial: ModalState = {
  status: 'closed',
  stack: [connect],
  direction: 'forward',
  shaking: false,
  embedded: false,
}

export function transition(state: ModalState, event: ModalEvent): ModalState {
  const { stack } = state
  if (state.status === 'closed' && event.type !== 'open' && event.type !== 'embed') return state
  switch (event.type) {
    case 'open':
      return { ...initial, status: 'open', stack: [event.view], embedded: state.embedded, goal: event.goal }
    case 'proceed':
      if (!state.goal) return transition(state, { type: 'close', home: event.home })
      return { ...state, stack: [state.goal], direction: 'forward', goal: undefined }
    case 'push':
      if (sameView(top(state), event.view)) return state
      return { ...state, stack: [...stack, event.view], direction: 'forward' }
    case 'replace':
      return { ...state, stack: withTop(stack, event.view), direction: 'forward' }
    case 'reset':
      return { ...state, stack: [event.view], direction: 'forward' }
    case 'back': {
      if (stack.length === 1) return state
      const rest = stack.slice(0, -1) as [View, ...View[]]
      // A connected visitor goes back to the account, not to the list of wallets.
      return { ...state, stack: event.connected ? withoutConnect(rest) : rest, direction: 'back' }
    }
    case 'leave': {
      const keep = stack.findLastIndex(({ name }) => name !== event.name) + 1
      if (keep === stack.length) return state
      if (keep === 0) return transition(state, { type: 'close', home: event.home })
      return { ...state, stack: stack.slice(0, keep) as [View, ...View[]], direction: 'back' }
    }
    case 'forget': {
      const keep = stack.filter(({ name }) => !event.names.includes(name))
      if (keep.length === stack.length) return state
      if (event.names.includes(top(state).name)) return { ...state, stack: [event.home], direction: 'back' }
      return { ...state, stack: [event.home, ...keep] }
    }
    case 'close':
      if (state.embedded)
        return { ...state, stack: [event.home], direction: 'back', shaking: false, goal: undefined }
      return initial
    case 'embed':
      if (!event.embedded) return state.embedded ? initial : state
      return { ...initial, status: 'open', stack: [event.home], embedded: true }
    case 'shake':
      return state.shaking ? state : { ...state, shaking: true }
    case 'settle':
      return state.shaking ? { ...state, shaking: false } : state
  }
}

export const modal = defineSlice(initial, transition)

/** A view that a connector brings. */
export function connectorView(connector: string, view: string): View {
  return { name: 'Connector', params: { connector, view } }
}

/** The view that is shown. */
export function top(state: ModalState): View {
  return state.stack[state.stack.length - 1] ?? connect
}

function withTop(stack: ModalState['stack'], view: View): [View, ...View[]] {
  return [...stack.slice(0, -1), view] as unknown as [View, ...View[]]
}

function withoutConnect(stack: [View, ...View[]]): [View, ...View[]] {
  return stack[stack.length - 1]?.name === 'Connect' ? [{ name: 'Account' }] : stack
}

export function sameView(a: View, b: View): boolean {
  return a.name === b.name && JSON.stringify(a.params) === JSON.stringify(b.params)
}
