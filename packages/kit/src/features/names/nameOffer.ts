import { defineSlice } from '../../core/state/slice.ts'

/** Whether the server gives out names; unknown until it has answered. */
export type NameOfferState = 'unknown' | 'offered' | 'off'
export type NameOfferEvent = { readonly type: 'know'; readonly offered: boolean }

export const nameOffer = defineSlice<NameOfferState, NameOfferEvent>('unknown', (_, { offered }) =>
  offered ? 'offered' : 'off',
)
