import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import { handoverOffer, handoverTake } from '@latchkey/protocol/http/handover'
import { pause } from '../login/pause.ts'
import type { User } from '../wallet/createUser.ts'

const pollMs = 1_500

type Offered = { readonly code: string; readonly offer: { readonly id: string } }

/** Asks the visitor's other devices to let this one open the wallet, which they do once its code is typed there. */
export function askDevices({ signal, user }: askDevices.Options): {
  readonly code: Promise<string>
  readonly opened: Promise<void>
} {
  const offered = Promise.withResolvers<string>()
  const opened = user.unlockBy(async (ask) => {
    const { code, offer } = (await ask('offerDevice')) as Offered
    const { done } = await user.ask(handoverOffer, { body: offer, signal })
    if (!done) throw new FrameRefusal({ code: 'handover/ended' })
    offered.resolve(code)
    for (;;) {
      await pause(pollMs, signal)
      const { answer, state } = await user.ask(handoverTake, { params: { id: offer.id }, signal })
      if (answer) return ask('receiveDevice', { answer })
      if (state !== 'waiting')
        throw new FrameRefusal({ code: state === 'declined' ? 'handover/declined' : 'handover/ended' })
    }
  })
  // The window learns of it when it waits for this.
  opened.catch(offered.reject)
  return { code: offered.promise, opened }
}

export declare namespace askDevices {
  type Options = { readonly signal: AbortSignal; readonly user: Pick<User, 'ask' | 'unlockBy'> }
}
