import { defineSlice } from '../../core/slice.ts'

/** Whether names are given out here; nobody knows until the server was asked. */
export type NameOfferState = 'unknown' | 'offered' | 'off'
export type NameOfferEvent = { readonly type: 'know'; readonly offered: boolean }

export const nameOffer = defineSlice<NameOfferState, NameOfferEvent>('unknown', (_, { offered }) =>
  offered ? 'offered' : 'off',
)
