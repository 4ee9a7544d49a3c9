import { shortenAddress } from '@latchkey/protocol/shortenAddress'
import type english from '../words/messages/en.buttons.gen.ts'

/** What a host's button says, by key. */
export type ButtonWords = Readonly<Record<keyof typeof english, string>>

/** What a host's button can say. */
export type ButtonState =
  | { readonly status: 'disconnected' | 'connecting' }
  | {
      readonly status: 'connected' | 'reconnecting' | 'wrongNetwork'
      readonly address: string
      readonly network?: string | undefined
    }

/** What is on a host's button. */
export function buttonLabel(state: ButtonState, words: ButtonWords): string {
  if (!('address' in state))
    return words[state.status === 'connecting' ? 'button.connecting' : 'button.connect']
  return state.status === 'wrongNetwork' ? words['button.wrongNetwork'] : shortenAddress(state.address)
}
