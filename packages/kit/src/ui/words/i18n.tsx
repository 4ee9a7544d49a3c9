import type { ErrorCode } from '@latchkey/protocol/errors'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Strings } from '../../core/config/options.ts'
import { createFormat, createTranslate, type Format, type Translate } from './format.ts'
import { englishMessages } from './loadMessages.ts'
import type { Messages } from './messages/keys.gen.ts'
import { replaceTexts } from './replaceTexts.ts'

export type { Format, Translate } from './format.ts'
export type { Messages } from './messages/keys.gen.ts'

type Speech = {
  readonly t: Translate
  readonly format: Format
  readonly messages: Messages
  readonly tag: string
}

const Language = createContext<Speech>(speak(englishMessages, 'en'))

export type I18nProviderProps = {
  /** From `loadMessages`; English until it is there. */
  messages?: Messages | undefined
  /** Texts that replace some of them. */
  strings?: Strings | undefined
  /** The visitor's BCP 47 tag; decides how numbers and dates are written. */
  tag?: string | undefined
  children: ReactNode
}

/** Sets the language of everything below. */
export function I18nProvider({
  messages = englishMessages,
  strings,
  tag = 'en',
  children,
}: I18nProviderProps) {
  const speech = useMemo(() => speak(replaceTexts(messages, strings), tag), [messages, strings, tag])
  return <Language.Provider value={speech}>{children}</Language.Provider>
}

/** Says messages in the visitor's language. */
export function useT(): Translate {
  return useContext(Language).t
}

/** Writes numbers, amounts and times in the visitor's language. */
export function useFormat(): Format {
  return useContext(Language).format
}

/** For texts that are not in the catalogue of every page. */
export function useSpeech(): Pick<Speech, 'messages' | 'tag'> {
  return useContext(Language)
}

/** Turns an error's code into a sentence for the visitor; what has none reads as unexpected. */
export function useErrorText(): (code: ErrorCode) => string {
  const { t, messages } = useContext(Language)
  return (code) => t(known(messages, `error.${code}`) ?? 'error.general/unexpected')
}

/** An alert in the visitor's language, where it has been translated; as it came otherwise. */
export function useAlertText(): (alert: AlertText & { code: ErrorCode }) => AlertText {
  const { t, messages } = useContext(Language)
  return ({ code, title, body }) => {
    const [titleKey, bodyKey] = [
      known(messages, `alert.${code}.title`),
      known(messages, `alert.${code}.body`),
    ]
    return { title: titleKey ? t(titleKey) : title, body: bodyKey ? t(bodyKey) : body }
  }
}

type AlertText = { title: string; body: string }

// Codes come from elsewhere. Messages under a code take no arguments; the generator sees to it for errors.
function known(messages: Messages, key: string): 'error.general/unexpected' | undefined {
  return key in messages ? (key as 'error.general/unexpected') : undefined
}

function speak(messages: Messages, tag: string): Speech {
  const t = createTranslate(messages, tag)
  return { t, format: createFormat(tag, t), messages, tag }
}
