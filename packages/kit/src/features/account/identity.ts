import { defineSlice } from '../../core/slice.ts'

/** The name and picture that the address on screen goes by. */
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
