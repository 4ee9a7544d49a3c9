import { defineSlice } from '../../core/state/slice.ts'

/** Name and picture of the address on screen. */
export type IdentityState = {
  readonly address: string | undefined
  readonly name: string | undefined
  readonly avatar: string | undefined
}
export type IdentityEvent = {
  readonly type: 'known'
  readonly address: string
  readonly name: string | undefined
  readonly avatar: string | undefined
}

const initial: IdentityState = { address: undefined, name: undefined, avatar: undefined }

export const identity = defineSlice(
  initial,
  (_: IdentityState, { address, name, avatar }: IdentityEvent): IdentityState => ({ address, name, avatar }),
)
