import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import {
  vaultConfirm,
  vaultConfirmChallenge,
  vaultConfirmEnter,
  vaultConfirmKeyPut,
  vaultConfirmSet,
} from '@latchkey/protocol/http/confirm'
import type { Answer } from '@latchkey/protocol/http/contract'
import type { Confirmation } from '@latchkey/protocol/http/vault'
import type { User } from '../wallet/createUser.ts'
import type { PasskeyAsk, PasskeyKey } from './tasks.ts'

/** Passkeys that the vault's server asks for, and verifies. */
export type Confirming = {
  state(): Promise<Answer<typeof vaultConfirm>>
  /** What one of them signs next. */
  ask(): Promise<PasskeyAsk>
  /** The same, if this session has to show one before it changes the wallet. */
  askIfNeeded(): Promise<PasskeyAsk | undefined>
  enter(confirmation: Confirmation): Promise<void>
  /** At every approval, or no longer. Without a passkey it ends after three days. */
  set(isOn: boolean, confirmation?: Confirmation): Promise<void>
  addKey(key: PasskeyKey): Promise<void>
}

export function createConfirming({ signal, user }: createConfirming.Options): Confirming {
  const state = () => user.ask(vaultConfirm, { signal })
  const askFor = async ({ keys }: Answer<typeof vaultConfirm>): Promise<PasskeyAsk> => ({
    ...(await user.ask(vaultConfirmChallenge, { signal })),
    credentialIds: keys.map(({ credentialId }) => credentialId),
  })
  return {
    state,
    ask: async () => askFor(await state()),
    async askIfNeeded() {
      const found = await state()
      return found.isOn && !found.isEntered ? askFor(found) : undefined
    },
    async enter(confirmation) {
      await user.ask(vaultConfirmEnter, { body: { confirmation }, signal })
    },
    async set(isOn, confirmation) {
      const body = { isOn, ...(confirmation && { confirmation }) }
      const { done } = await user.ask(vaultConfirmSet, { body, signal })
      // Another device was faster.
      if (!done) throw new FrameRefusal({ code: 'vault/conflict' })
    },
    async addKey(key) {
      await user.ask(vaultConfirmKeyPut, { body: key, signal })
    },
  }
}

export declare namespace createConfirming {
  type Options = { readonly signal: AbortSignal; readonly user: Pick<User, 'ask'> }
}
