import { appearance } from '../../core/config/appearance.ts'
import { languageOf } from '../../core/config/language.ts'
import type { Kit } from '../../core/kit.ts'
import { createTranslate } from '../../ui/words/format.ts'
import type { EmbeddedArgs, Locale, Messages } from '../../ui/words/messages/keys.gen.ts'
import { stringsOf } from '../../ui/words/strings.ts'
import { laterWords } from './laterWords.gen.ts'

type Key = keyof (typeof laterWords)['en']

/** Says what the views of the embedded wallet say. */
export type Words = <One extends Key>(
  key: One,
  ...args: EmbeddedArgs[One] extends undefined ? [] : [args: EmbeddedArgs[One]]
) => string

type Say = (key: Key, args: unknown) => string

/** In the language of the modal, with the texts that the host has replaced. */
export function wordsOf(kit: Kit): Words {
  const { lang, tag } = languageOf(appearance.of(kit).get().locale)
  return createWords(lang, tag, stringsOf(kit, lang))
}

export function createWords(
  language: Locale,
  tag: string,
  strings: Readonly<Record<string, string | undefined>> = {},
): Words {
  const say = createTranslate(laterWords[language] as unknown as Messages, tag) as Say
  return (key, ...[args]) => {
    const own = strings[key]
    if (own === undefined) return say(key, args)
    return own.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      String((args as Readonly<Record<string, unknown>> | undefined)?.[name] ?? ''),
    )
  }
}

/** Why a step failed, in the visitor's language; what has no words of its own reads as failed. */
export function errorText(t: Words, { code, retryAt }: errorText.Args, now = Date.now()): string {
  if (code === 'login/cool_down' || retryAt !== undefined)
    return t('embedded.error.login/cool_down', { seconds: secondsUntil(retryAt, now) })
  const key = `embedded.error.${sameAs[code] ?? code}`
  return t(Object.hasOwn(laterWords.en, key) ? (key as 'embedded.error.failed') : 'embedded.error.failed')
}

export declare namespace errorText {
  type Args = { readonly code: string; readonly retryAt?: number | undefined }
}

/** To a visitor, these are the same. */
const sameAs: Readonly<Record<string, string>> = {
  'login/device_ended': 'login/attempt_ended',
  'login/session_ended': 'login/attempt_ended',
  'request/invalid_response': 'request/http_failed',
  'server/failed': 'embedded/unreachable',
  'vault/stopped': 'stopped',
  'escrow/stopped': 'stopped',
}

/** At least one: a countdown does not end with zero on screen. */
function secondsUntil(at = 0, now = Date.now()): number {
  return Math.max(1, Math.ceil((at - now) / 1_000))
}
