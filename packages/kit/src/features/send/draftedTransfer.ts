import type { Driver, Network } from '@latchkey/chains/driver'
// Not from openModal: what a view shares with the page's first part is split off it, and makes that larger.
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { findToken } from '../../core/holdings/heldToken.ts'
import type { Token } from '../../core/holdings/holdings.ts'
import type { Kit, LiveConnection } from '../../core/kit.ts'
import { draftUnits } from './draftAmount.ts'
import { type FoundRecipient, send } from './send.ts'

/** What the account in use has of the drafted token. */
export function draftedToken(kit: Kit): Token | undefined {
  const state = send.of(kit).get()
  if (state.status !== 'editing' && state.status !== 'signing') return undefined
  return findToken(kit, state.draft.token)
}

export type DraftedTransfer = {
  readonly live: LiveConnection & { readonly network: Network }
  readonly token: Token
  readonly units: bigint
  readonly recipient: FoundRecipient
  /** All of the coin, whose amount is what the fee leaves. */
  readonly max: boolean
  readonly args: Driver.TransferArgs
}

/** The draft as a transfer; nothing while something of it is missing. */
export function draftedTransfer(kit: Kit): DraftedTransfer | undefined {
  const state = send.of(kit).get()
  if (
    (state.status !== 'editing' && state.status !== 'signing') ||
    !activeConnection(connections.of(kit).get())
  )
    return undefined
  const live = kit.connection()
  const { network } = live
  const token = draftedToken(kit)
  const { draft, recipient } = state
  if (!network || !token || recipient.status !== 'found') return undefined
  const units = draftUnits(draft, token)
  if (typeof units !== 'bigint') return undefined
  const args = {
    network,
    address: live.connection.address,
    token: token.address,
    to: recipient.address,
    amount: units,
    decimals: token.decimals,
    ...(live.driver.memo && draft.memo && { memo: draft.memo }),
  }
  return { live: { ...live, network }, token, units, recipient, max: draft.max && !token.address, args }
}
