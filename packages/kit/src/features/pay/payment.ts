import type { AssetId, ChainId, FeeSpeed, Namespace, TransactionHandle } from '@latchkey/chains/driver'
import type { ErrorCode } from '@latchkey/protocol/errors'
import { defineSlice } from '../../core/state/slice.ts'
import { type FeeEvent, type FeeState, nextFee } from '../../core/transactions/transferFee.ts'
import type { PaymentReceipt } from './receipt.ts'

/** A request that was checked. */
export type Payment = {
  /** The same for two requests exactly when they are the same payment. */
  readonly key: string
  readonly id: string | undefined
  readonly asset: AssetId
  readonly chain: ChainId
  readonly namespace: Namespace
  /** As the chain writes it; undefined for the chain's own coin. */
  readonly token: string | undefined
  /** Decimal text, as the host gave it. */
  readonly amount: string
  /** As the chain writes it. */
  readonly recipient: string
  readonly memo: string | undefined
  readonly expiresAt: number | undefined
  /** When the host asked, in Unix milliseconds. */
  readonly since: number
}

/** What the chain says about the asset, and what the payer has of it. */
export type PaymentFacts =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready'
      readonly symbol: string
      readonly decimals: number
      /** What is to be paid, in base units. */
      readonly units: bigint
      /** Who would pay; undefined while no wallet is connected. */
      readonly payer: string | undefined
      /** What the payer has of the asset, in base units. */
      readonly held: bigint | undefined
      /** Decimal text; undefined where it is not known. */
      readonly price: string | undefined
      readonly icon: string | undefined
    }
  | { readonly status: 'failed'; readonly code: ErrorCode }

export type ReadyFacts = Extract<PaymentFacts, { status: 'ready' }>

/** What is paid with, for its picture. */
export function paidToken({ asset, token }: Payment, facts?: ReadyFacts | undefined) {
  return { id: asset, address: token, symbol: facts?.symbol ?? '', icon: facts?.icon }
}

/** A payment that a wallet has sent. */
export type SentPayment = {
  readonly handle: TransactionHandle
  readonly payer: string
  readonly units: bigint
  readonly decimals: number
  readonly symbol: string
}

type Asked = {
  readonly payment: Payment
  readonly facts: PaymentFacts
  readonly fee: FeeState
  readonly speed: FeeSpeed | undefined
  /** A wallet was asked before and has not answered: it may have paid already. */
  readonly unsure: boolean
  /** The visitor has seen the warnings and wants to pay all the same. */
  readonly agreed: boolean
}

export type PayState =
  | { readonly status: 'idle' }
  /** `error` is the code of why the last try did not work. */
  | ({ readonly status: 'asking'; readonly error?: ErrorCode | undefined } & Asked)
  /** The wallet is asked. */
  | ({ readonly status: 'signing' } & Asked)
  | { readonly status: 'sent'; readonly payment: Payment; readonly sent: SentPayment }
  | {
      readonly status: 'paid'
      readonly payment: Payment
      readonly sent: SentPayment
      readonly receipt: PaymentReceipt
    }
  /** It is over without a receipt. */
  | {
      readonly status: 'ended'
      readonly payment: Payment
      readonly code: ErrorCode
      readonly sent?: SentPayment | undefined
    }

export type PayEvent =
  | { readonly type: 'ask'; readonly payment: Payment; readonly unsure: boolean }
  | { readonly type: 'facts'; readonly payment: Payment; readonly facts: PaymentFacts }
  | FeeEvent
  | { readonly type: 'speed'; readonly speed: FeeSpeed }
  | { readonly type: 'agree'; readonly agreed: boolean }
  | { readonly type: 'submit' }
  /** The wallet was not asked after all, or has declined. */
  | { readonly type: 'fail'; readonly error: ErrorCode; readonly unsure?: boolean | undefined }
  /** The visitor does not wait for the wallet any longer, which may still say yes. */
  | { readonly type: 'cancel' }
  | { readonly type: 'sent'; readonly payment: Payment; readonly sent: SentPayment }
  | { readonly type: 'paid'; readonly payment: Payment; readonly receipt: PaymentReceipt }
  | { readonly type: 'end'; readonly payment: Payment; readonly code: ErrorCode }
  | { readonly type: 'reset' }

const initial: PayState = { status: 'idle' }
const noFee: FeeState = { status: 'none' }

export function transition(state: PayState, event: PayEvent): PayState {
  switch (event.type) {
    case 'reset':
      return initial
    case 'ask': {
      const { payment, unsure } = event
      const facts: PaymentFacts = { status: 'loading' }
      return { status: 'asking', payment, facts, fee: noFee, speed: undefined, unsure, agreed: false }
    }
    case 'sent':
      // From nothing too: a payment of before a reload is taken up again. What has ended stays ended.
      if (state.status !== 'idle' && state.payment.key !== event.payment.key) return state
      if (state.status === 'sent' || state.status === 'paid') return state
      return { status: 'sent', payment: event.payment, sent: event.sent }
    case 'paid':
      if (state.status !== 'sent' || state.payment.key !== event.payment.key) return state
      return { ...state, status: 'paid', receipt: event.receipt }
    case 'end': {
      if (state.status === 'idle' || state.payment.key !== event.payment.key) return state
      if (state.status === 'paid' || state.status === 'ended') return state
      const sent = state.status === 'sent' ? { sent: state.sent } : {}
      return { status: 'ended', payment: state.payment, code: event.code, ...sent }
    }
    default:
      return state.status === 'asking' || state.status === 'signing' ? whileAsked(state, event) : state
  }
}

type AskedEvent = Exclude<PayEvent, { type: 'reset' | 'ask' | 'sent' | 'paid' | 'end' }>

function whileAsked(state: Extract<PayState, Asked>, event: AskedEvent): PayState {
  if (state.status === 'signing') {
    const { status: _, ...asked } = state
    if (event.type === 'cancel') return { status: 'asking', ...asked, unsure: true, agreed: false }
    if (event.type !== 'fail') return state
    const unsure = event.unsure ?? false
    return { status: 'asking', ...asked, unsure, agreed: false, error: event.error }
  }
  switch (event.type) {
    case 'facts': {
      if (event.payment.key !== state.payment.key) return state
      const { facts } = state
      // Figures on screen stay while they are read again.
      if (event.facts.status === 'loading' && facts.status === 'ready') return state
      const same =
        facts.status === 'ready' && event.facts.status === 'ready' && facts.payer === event.facts.payer
      return { ...state, facts: event.facts, fee: same ? state.fee : noFee, error: undefined }
    }
    case 'pricing':
    case 'priced':
    case 'unpriced': {
      const fee = nextFee(state.fee, event)
      return fee === state.fee ? state : { ...state, fee }
    }
    case 'speed':
      return { ...state, speed: event.speed, fee: noFee }
    case 'agree':
      return { ...state, agreed: event.agreed }
    case 'submit': {
      const { error: _, ...asked } = state
      return { ...asked, status: 'signing' }
    }
    case 'fail':
      return { ...state, error: event.error, unsure: event.unsure ?? state.unsure }
    default:
      return state
  }
}

/** What is still to be paid; undefined once it is sent or over. */
export function askedOf(state: PayState): Extract<PayState, Asked> | undefined {
  return state.status === 'asking' || state.status === 'signing' ? state : undefined
}

export const paying = defineSlice(initial, transition)
