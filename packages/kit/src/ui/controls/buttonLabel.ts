import { shortenAddress } from '@latchkey/protocol/shortenAddress'
import { type Locale, pickLocale } from '../../core/config/locale.ts'
import type { Strings } from '../../core/config/options.ts'
import { buttonMessages } from '../words/messages/buttonMessages.gen.ts'

type ButtonKey = keyof (typeof buttonMessages)['en']

const noStrings = (_: Locale): Strings => ({})

/** What a host's button can say. */
export type ButtonState =
  | { readonly status: 'disconnected' | 'connecting' }
  | {
      readonly status: 'connected' | 'reconnecting' | 'wrongNetwork'
      readonly address: string
      readonly network?: string | undefined
    }

/** The words on a host's button, in the language asked for if it is one of ours. */
export function buttonLabel(state: ButtonState, locale: string, strings = noStrings): string {
  const language = pickLocale([locale])
  const words: Readonly<Record<ButtonKey, string>> = { ...buttonMessages[language], ...strings(language) }
  if (!('address' in state))
    return words[state.status === 'connecting' ? 'button.connecting' : 'button.connect']
  return state.status === 'wrongNetwork' ? words['button.wrongNetwork'] : shortenAddress(state.address)
}
