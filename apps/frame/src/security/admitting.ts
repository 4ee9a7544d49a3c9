import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import type { Body } from '@latchkey/protocol/http/contract'
import { handoverAnswer, handoverOffers } from '@latchkey/protocol/http/handover'
import type { openLogin } from '../login/openLogin.ts'
import type { User } from '../wallet/createUser.ts'
import type { ManagedWallet } from '../wallet/wallet.ts'
import type { NewDevice } from './tasks.ts'

type Answer = NonNullable<Body<typeof handoverAnswer>['answer']>
/** A new device whose code was typed, and what it would get. */
type Matched = { readonly id: string; readonly answer: Answer; readonly device: NewDevice }

/** Lets a new device open the wallet that this one opens. */
export type Admitting = {
  /** The device that shows this code. Throws if none does. */
  match(code: string): Promise<Matched>
  approve(matched: Matched): Promise<void>
  decline(matched: Matched): Promise<void>
}

export function createAdmitting({ login, manage, signal, user }: createAdmitting.Options): Admitting {
  async function respond(id: string, answer: Answer | null): Promise<void> {
    const { done } = await user.ask(handoverAnswer, { params: { id }, body: { answer }, signal })
    // It expired, gave up, or another device was faster.
    if (!done) throw new FrameRefusal({ code: 'handover/ended' })
  }
  return {
    async match(code) {
      const [{ offers }, devices] = await Promise.all([
        user.ask(handoverOffers, { signal }),
        login.devices(signal),
      ])
      const plain = offers.map(({ id, publicKey, tag }) => ({ id, publicKey, tag }))
      const found = (await manage({ verb: 'admitDevice', code, offers: plain })) as
        | Omit<Matched, 'device'>
        | undefined
      const key = offers.find(({ id }) => id === found?.id)?.device
      // The login says who it is, not the device itself.
      const device = devices.find((one) => one.key === key)
      if (!found || !device) throw new FrameRefusal({ code: 'handover/unknown' })
      const { browser, origin } = device
      return { ...found, device: { browser, site: new URL(origin).host } }
    },
    approve: ({ answer, id }) => respond(id, answer),
    decline: ({ id }) => respond(id, null),
  }
}

export declare namespace createAdmitting {
  type Options = {
    readonly login: Pick<openLogin.Opened, 'devices'>
    readonly manage: ManagedWallet['manage']
    readonly signal: AbortSignal
    readonly user: Pick<User, 'ask'>
  }
}
