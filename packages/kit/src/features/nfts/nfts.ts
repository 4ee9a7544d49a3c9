import type { Nft } from '@latchkey/protocol/http/nfts'
import { defineSlice } from '../../core/slice.ts'

export type Paging =
  | { readonly status: 'end' }
  | { readonly status: 'more' | 'loading' | 'failed'; readonly cursor: string }

/** The collectibles of the account on screen. */
export type NftsState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly key: string }
  | {
      readonly status: 'ready'
      readonly key: string
      readonly nfts: readonly Nft[]
      readonly paging: Paging
      /** Whether bait is shown too. */
      readonly all: boolean
    }
  | { readonly status: 'failed'; readonly key: string }

type Page = { readonly nfts: readonly Nft[]; readonly cursor: string | undefined }
export type NftsEvent =
  | { readonly type: 'load'; readonly key: string }
  | { readonly type: 'head'; readonly key: string; readonly page: Page }
  | { readonly type: 'more'; readonly key: string }
  | { readonly type: 'page'; readonly key: string; readonly after: string; readonly page: Page }
  | { readonly type: 'fail'; readonly key: string }
  | { readonly type: 'show'; readonly all: boolean }

const initial: NftsState = { status: 'idle' }

export function transition(state: NftsState, event: NftsEvent): NftsState {
  if (event.type === 'load') {
    // What the same account had stays while it is read again.
    if ((state.status === 'ready' || state.status === 'loading') && state.key === event.key) return state
    return { status: 'loading', key: event.key }
  }
  if (event.type === 'show') return state.status === 'ready' ? { ...state, all: event.all } : state
  if (state.status === 'idle' || state.key !== event.key) return state
  switch (event.type) {
    case 'head': {
      const { cursor, nfts } = event.page
      const all = state.status === 'ready' && state.all
      return { status: 'ready', key: event.key, nfts, paging: toPaging(cursor), all }
    }
    case 'more':
      if (state.status !== 'ready' || state.paging.status === 'end') return state
      return { ...state, paging: { status: 'loading', cursor: state.paging.cursor } }
    case 'page': {
      if (state.status !== 'ready' || state.paging.status !== 'loading') return state
      if (state.paging.cursor !== event.after) return state
      const known = new Set(state.nfts.map(nftKey))
      const nfts = [...state.nfts, ...event.page.nfts.filter((nft) => !known.has(nftKey(nft)))]
      // A page that leads to itself leads nowhere.
      return { ...state, nfts, paging: toPaging(event.page.cursor, event.after) }
    }
    case 'fail':
      if (state.status !== 'ready') return { status: 'failed', key: event.key }
      if (state.paging.status !== 'loading') return state
      return { ...state, paging: { status: 'failed', cursor: state.paging.cursor } }
  }
}

export const nfts = defineSlice(initial, transition)

/** What tells one collectible from another. */
export function nftKey({ collection, id }: Pick<Nft, 'collection' | 'id'>): string {
  return `${collection}:${id}`.toLowerCase()
}

function toPaging(cursor: string | undefined, after?: string): Paging {
  return cursor === undefined || cursor === after ? { status: 'end' } : { status: 'more', cursor }
}
