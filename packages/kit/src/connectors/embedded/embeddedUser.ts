import { defineSlice } from '../../core/state/slice.ts'

/** Who is logged in to the embedded wallet; undefined while no visitor is. */
export type EmbeddedUser = {
  readonly email?: string | undefined
  readonly userName?: string | undefined
}

export const embeddedUser = defineSlice<EmbeddedUser | undefined, EmbeddedUser | undefined>(
  undefined,
  (_, user) => user,
)
