import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import type { Answer } from '@latchkey/protocol/http/contract'
import {
  totpLabel,
  vaultTotp,
  vaultTotpEnter,
  vaultTotpPut,
  vaultTotpRemove,
} from '@latchkey/protocol/http/totp'
import { vaultKey } from '@latchkey/protocol/http/vault'
import type { openLogin } from '../login/openLogin.ts'
import type { User } from '../wallet/createUser.ts'
import type { NewTotp } from './tasks.ts'
import type { SecondStep } from './useTask.tsx'

/** The visitor's authenticator app, whose codes the vault's server checks. */
export type SecondFactor = SecondStep & {
  state(): Promise<Answer<typeof vaultTotp>>
  add(totp: NewTotp, code: string): Promise<void>
  remove(code: string): Promise<void>
}

export function createSecondFactor({ login, signal, user }: createSecondFactor.Options): SecondFactor {
  const state = () => user.ask(vaultTotp, { signal })
  return {
    state,
    async isNeeded() {
      const { isEntered, isOn } = await state()
      return isOn && !isEntered
    },
    async enter(code) {
      await user.ask(vaultTotpEnter, { body: { code }, signal })
    },
    async remove(code) {
      await user.ask(vaultTotpRemove, { body: { code }, signal })
    },
    async add({ backup, secret }, code) {
      const [{ accountId, projectId }, { publicKey }, { sealFor, toBase64url }] = await Promise.all([
        login.session(),
        user.ask(vaultKey, { signal }),
        import('../sealedBytes.ts'),
      ])
      const sealed = await sealFor(publicKey, secret, totpLabel({ projectId, accountId }))
      const body = { secret: sealed, code, backup: backup.map(toBase64url) }
      const { done } = await user.ask(vaultTotpPut, { body, signal })
      // Another device was faster.
      if (!done) throw new FrameRefusal({ code: 'vault/conflict' })
    },
  }
}

export declare namespace createSecondFactor {
  type Options = {
    readonly login: Pick<openLogin.Opened, 'session'>
    readonly signal: AbortSignal
    readonly user: Pick<User, 'ask'>
  }
}
