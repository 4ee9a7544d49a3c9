import { shortenAddress } from '@latchkey/protocol/shortenAddress'
import { buttonMessages } from '../words/messages/buttonMessages.gen.ts'

/** What a host's button can say. */
export type ButtonState =
  | { readonly status: 'disconnected' | 'connecting' }
  | {
      readonly status: 'connected' | 'reconnecting' | 'wrongNetwork'
      readonly address: string
      readonly network?: string | undefined
    }

/** The words on a host's button, in the language asked for if it is one of ours. */
export function buttonLabel(state: ButtonState, locale: string): string {
  const language = locale.toLowerCase().split(/[-_]/)[0] ?? ''
  const words = buttonMessages[language as keyof typeof buttonMessages] ?? buttonMessages.en
  if (!('address' in state))
    return words[state.status === 'connecting' ? 'button.connecting' : 'button.connect']
  return state.status === 'wrongNetwork' ? words['button.wrongNetwork'] : shortenAddress(state.address)
}
