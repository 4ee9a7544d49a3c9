import type { SocialProvider } from '@latchkey/protocol/http/social'
import { defineSlice } from '../../core/state/slice.ts'

/** Who is logged in to the embedded wallet; undefined while no visitor is. */
export type EmbeddedUser = {
  readonly email?: string | undefined
  /** Name at the provider of a social login. */
  readonly userName?: string | undefined
  /** Undefined for a login by email. */
  readonly socialProvider?: SocialProvider | undefined
}

export const embeddedUser = defineSlice<EmbeddedUser | undefined, EmbeddedUser | undefined>(
  undefined,
  (_, user) => user,
)
