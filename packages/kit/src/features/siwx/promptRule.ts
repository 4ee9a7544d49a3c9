import type { SiwxState } from './siwx.ts'

/** What decides whether the visitor is asked to sign in. */
export type PromptFacts = {
  readonly state: SiwxState
  readonly connected: boolean
  readonly required: boolean
  /** How the account came to be in use: just connected, changed in the wallet, or from an earlier visit. */
  readonly occasion: 'linked' | 'moved' | 'restored'
  /** The visitor said no for this account during this visit. */
  readonly dismissed: boolean
  /** The page is hidden; the visitor may be signing in in another tab. */
  readonly hidden: boolean
  /** A wallet is being linked in the modal: what comes next is decided when that is over. */
  readonly linking: boolean
  /** The sign view is open. */
  readonly shown: boolean
}

/** Whether to show the sign view, take it away, or leave things as they are. */
export function promptRule(facts: PromptFacts): 'show' | 'hide' | undefined {
  const { state, required, occasion, shown } = facts
  // Without a connection the modal closes this view itself, like all that need one.
  const isOver = state.status === 'signedIn' || (state.status === 'idle' && facts.connected)
  if (shown) return isOver ? 'hide' : undefined
  if (state.status !== 'signedOut' || facts.hidden || facts.linking) return undefined
  // After a reload, a session store that does not answer is no reason to ask again.
  if (required) return occasion === 'restored' && state.cause === 'unreachable' ? undefined : 'show'
  // Not required, it is offered once, after something the visitor did.
  return occasion === 'restored' || facts.dismissed || state.cause ? undefined : 'show'
}
