import { defineSlice } from '../../core/state/slice.ts'

/** The names that an address has already. */
export type OwnNamesState = { readonly address: string | undefined; readonly names: readonly string[] }
export type OwnNamesEvent = {
  readonly type: 'known'
  readonly address: string
  readonly names: readonly string[]
}

const initial: OwnNamesState = { address: undefined, names: [] }

export const ownNames = defineSlice(
  initial,
  (_: OwnNamesState, { address, names }: OwnNamesEvent): OwnNamesState => ({ address, names }),
)
