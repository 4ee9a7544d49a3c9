import type { AppSession } from '@latchkey/protocol/http/sessions'
import { defineResource } from '../../core/state/resource.ts'
import { defineSlice } from '../../core/state/slice.ts'

/** Sessions of the account on screen. */
export const smartSessions = defineResource<readonly AppSession[]>()

/** The one that is being revoked, and the one that could not be. */
export type RevocationState =
  | { readonly status: 'idle'; readonly failed?: string | undefined }
  | { readonly status: 'revoking'; readonly pci: string }
export type RevocationEvent =
  | { readonly type: 'start'; readonly pci: string }
  | { readonly type: 'done' }
  | { readonly type: 'fail' }

export function transition(state: RevocationState, event: RevocationEvent): RevocationState {
  if (state.status === 'idle' && event.type === 'start') return { status: 'revoking', pci: event.pci }
  if (state.status === 'revoking' && event.type === 'done') return { status: 'idle' }
  if (state.status === 'revoking' && event.type === 'fail') return { status: 'idle', failed: state.pci }
  return state
}

const initial: RevocationState = { status: 'idle' }
export const sessionRevocation = defineSlice(initial, transition)
