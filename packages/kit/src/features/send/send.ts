import type { ChainId, FeeSpeed, Recipient } from '@latchkey/chains/driver'
import type { ErrorCode } from '@latchkey/protocol/errors'
import type { Token } from '../../core/holdings/holdings.ts'
import { defineSlice } from '../../core/state/slice.ts'
import type { TrackedTransaction } from '../../core/transactions/trackedTransactions.ts'
import { type FeeEvent, type FeeState, nextFee } from '../../core/transactions/transferFee.ts'

/** What the visitor has entered so far. */
export type Draft = {
  readonly token: Pick<Token, 'id' | 'chain' | 'address'> | undefined
  /** Plain digits with at most one point, or whatever else was typed. */
  readonly amount: string
  /** What `amount` is counted in. */
  readonly unit: 'token' | 'fiat'
  /** All of the coin but its fee: the amount follows the fee. */
  readonly max: boolean
  /** The fee choice, where the family has several. */
  readonly speed: FeeSpeed | undefined
  /** An address or a name, as typed. */
  readonly to: string
  /** A text for the recipient, where the family has that. */
  readonly memo: string
  /** The visitor has seen what is wrong with the address and wants it all the same. */
  readonly agreed: boolean
}

/** Who `to` is. */
export type RecipientState =
  | { readonly status: 'empty' | 'invalid' | 'looking' }
  /** The name has no address on this network, it could not be resolved, or two sources name different addresses. */
  | { readonly status: 'noAddress' | 'unavailable' | 'disputed'; readonly name: string }
  | ({ readonly status: 'found' } & FoundRecipient)

export type FoundRecipient = {
  /** As its chain writes it. */
  readonly address: string
  /** The visitor entered the same account in the form of another network. */
  readonly rewritten?: true | undefined
  readonly name?: string | undefined
  /** Who says whose name it is: the name service, or the host of the server. */
  readonly resolvedBy?: string | undefined
  readonly avatar?: string | undefined
  /** One of the connected accounts. */
  readonly own: boolean
  /** This device has sent there before. */
  readonly known: boolean
  /** An address of the visitor's that this one could be mistaken for. */
  readonly lookAlikeOf?: string | undefined
  /** What the chain says; absent while it is asked, and for good where it did not answer. */
  readonly facts?: Recipient | 'unknown' | undefined
}

export type SendPurpose = { readonly amount: string; readonly symbol: string; readonly to: string }

type Filled = { readonly draft: Draft; readonly recipient: RecipientState; readonly fee: FeeState }
type Sent = {
  readonly hash: string
  readonly chain: ChainId
  /** The owners of the account have to approve it; its hash is not known before. */
  readonly queued?: boolean | undefined
  readonly purpose: SendPurpose
  readonly draft: Draft
}

export type SendState =
  /** `error` is the code of why the last try did not work. */
  | ({ readonly status: 'editing'; readonly error?: ErrorCode | undefined } & Filled)
  | ({ readonly status: 'signing' } & Filled)
  | ({ readonly status: 'pending' } & Sent)
  | ({
      readonly status: 'ended'
      readonly outcome: Exclude<TrackedTransaction['status'], 'pending' | 'success'>
      readonly replacedBy?: string | undefined
    } & Sent)

export type SendEvent =
  | { readonly type: 'edit'; readonly draft: Partial<Draft> }
  | { readonly type: 'recipient'; readonly to: string; readonly recipient: RecipientState }
  | Exclude<FeeEvent, { type: 'priced' }>
  | (Extract<FeeEvent, { type: 'priced' }> & {
      /** What is left for sending, where all of it was asked for. */
      readonly amount?: string | undefined
    })
  | { readonly type: 'submit' }
  | { readonly type: 'cancel' }
  | { readonly type: 'fail'; readonly error: ErrorCode }
  | ({ readonly type: 'sent' } & Sent)
  | {
      readonly type: 'end'
      readonly hash: string
      readonly outcome: TrackedTransaction['status']
      readonly replacedBy?: string | undefined
    }
  | { readonly type: 'again' }
  | { readonly type: 'reset' }

/** Digits of an amount after the point in short sentences: enough for one satoshi. */
export const shownDecimals = 8

export const emptyDraft: Draft = {
  token: undefined,
  amount: '',
  unit: 'token',
  max: false,
  speed: undefined,
  to: '',
  memo: '',
  agreed: false,
}
const noFee: FeeState = { status: 'none' }
const initial: SendState = {
  status: 'editing',
  draft: emptyDraft,
  recipient: { status: 'empty' },
  fee: noFee,
}

export function transition(state: SendState, event: SendEvent): SendState {
  if (event.type === 'reset') return initial
  switch (state.status) {
    case 'editing':
      return whileEditing(state, event)
    case 'signing': {
      const { draft, fee, recipient } = state
      if (event.type === 'cancel') return { status: 'editing', draft, recipient, fee }
      if (event.type === 'fail') return { status: 'editing', draft, recipient, fee, error: event.error }
      return event.type === 'sent' ? pendingOf(event) : state
    }
    case 'pending': {
      if (event.type !== 'end' || event.hash !== state.hash || event.outcome === 'pending') return state
      const { outcome, replacedBy } = event
      return outcome === 'success' ? initial : { ...state, status: 'ended', outcome, replacedBy }
    }
    case 'ended': {
      if (event.type !== 'again') return state
      // The recipient is looked up again; consent is given for one transfer.
      const { draft } = state
      const recipient: RecipientState = { status: draft.to ? 'looking' : 'empty' }
      return { status: 'editing', draft: { ...draft, agreed: false }, recipient, fee: noFee }
    }
  }
}

function pendingOf({ hash, chain, queued, purpose, draft }: Sent): SendState {
  return { status: 'pending', hash, chain, queued, purpose, draft }
}

/** Whether one draft would send what the other does. */
function isSameDraft(one: Draft, other: Draft): boolean {
  const { token, to, memo, amount, unit, max } = one
  return (
    to === other.to &&
    memo === other.memo &&
    token?.id === other.token?.id &&
    ((max && other.max) || (amount === other.amount && unit === other.unit))
  )
}

type Editing = Extract<SendState, { status: 'editing' }>

function whileEditing(state: Editing, event: SendEvent): SendState {
  const { draft, fee, recipient } = state
  switch (event.type) {
    case 'edit': {
      const moved = event.draft.to !== undefined && event.draft.to !== draft.to
      const consent = event.draft.agreed ?? (moved || 'token' in event.draft ? false : draft.agreed)
      const next = { ...draft, ...event.draft, agreed: consent }
      const answered = Object.keys(event.draft).every((field) => field === 'agreed')
      return {
        status: 'editing',
        draft: next,
        recipient: moved ? { status: next.to ? 'looking' : 'empty' } : recipient,
        fee: answered ? fee : noFee,
      }
    }
    case 'recipient':
      return event.to === draft.to ? { ...state, recipient: event.recipient } : state
    case 'pricing':
    case 'priced':
    case 'unpriced': {
      const next = nextFee(fee, event)
      if (next === fee) return state
      const amount = event.type === 'priced' ? event.amount : undefined
      const changed = amount === undefined || amount === draft.amount ? draft : { ...draft, amount }
      return { ...state, draft: changed, fee: next }
    }
    case 'fail':
      return { ...state, error: event.error }
    case 'submit':
      return { status: 'signing', draft, recipient, fee }
    case 'sent':
      // Cancelled here, approved in the wallet after all: what is still filled in would be sent twice.
      return isSameDraft(event.draft, draft) ? pendingOf(event) : state
    default:
      return state
  }
}

export const send = defineSlice(initial, transition)
