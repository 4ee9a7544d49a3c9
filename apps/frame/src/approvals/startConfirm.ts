import type { Approval } from '@latchkey/chains/approval'
import { embeddedFactorNeeded } from '@latchkey/protocol/catalogue/embeddedWallet'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import { vaultConfirm, vaultConfirmChallenge } from '@latchkey/protocol/http/confirm'
import type { Answer, Contract } from '@latchkey/protocol/http/contract'
import type { Confirmation } from '@latchkey/protocol/http/vault'
import { intentOf } from '../intent.ts'
import type { PasskeyAsk } from '../security/tasks.ts'
import { randomBytes } from '../vault/bytes.ts'
import type { ConfirmPolicy } from '../vault/confirmPolicy.ts'
import type { ConfirmedRequest, Wallet } from '../wallet/wallet.ts'
import type { Decision } from './ApprovalScreen.tsx'
import { isAbove } from './isAbove.ts'

/** An approval that a passkey has to confirm. */
export type Confirming = {
  /** For the window that asks for it. */
  readonly asked: PasskeyAsk & {
    /** What it confirms: the approval, and each of its choices. */
    readonly intents: readonly string[]
    /** The last try did not count. */
    readonly isAgain: boolean
  }
  sign(
    wallet: Wallet,
    request: Pick<ConfirmedRequest, 'namespace' | 'index' | 'list'>,
    decided: Decision | Confirmed,
  ): Promise<readonly Uint8Array[]>
}

/** What the visitor decided, and what their passkey has signed. */
export type Confirmed = {
  readonly decision: Exclude<Decision, 'declined'>
  readonly confirmation: Confirmation
}

/**
 * Prepares that a passkey confirms an approval, if the vault asks for it at every release, or the
 * visitor above an amount. Undefined if it need not.
 */
export async function startConfirm(
  approval: Approval,
  why: startConfirm.Why,
  { ask, origin }: startConfirm.Options,
): Promise<Confirming | undefined> {
  const { isOn, keys } = await ask(vaultConfirm)
  const views = [approval, ...(approval.choices ?? [])].map(({ view }) => view)
  const isNeeded =
    isOn || why === 'refused' || (why.mode === 'above' && views.some((view) => isAbove(view, why.limits)))
  if (!isNeeded) return undefined
  if (keys.length === 0) throw new FrameRefusal({ code: embeddedFactorNeeded.code })
  const salt = randomBytes(32)
  const challenge = await ask(vaultConfirmChallenge)
  const intents = await Promise.all(
    [approval, ...(approval.choices ?? [])].map(({ toSign }) =>
      intentOf({ salt, origin, list: toSign.map((bytes) => Uint8Array.from(bytes)) }),
    ),
  )
  return {
    asked: {
      ...challenge,
      credentialIds: keys.map(({ credentialId }) => credentialId),
      intents,
      isAgain: why === 'refused',
    },
    async sign(wallet, request, decided) {
      if (typeof decided !== 'object') throw new Error('The window answered without a passkey.')
      const { confirmation } = decided
      return wallet.signConfirmed({ ...request, origin, salt, confirmation })
    },
  }
}

export declare namespace startConfirm {
  /** When the visitor wants to be asked, or that the vault has refused to go on without. */
  type Why = ConfirmPolicy | 'refused'
  type Options = {
    /** Asks the vault's server. */
    ask<One extends Contract>(contract: One): Promise<Answer<One>>
    /** Of the page. */
    readonly origin: string
  }
}
