import { appearance } from '../../core/config/appearance.ts'
import { languageOf } from '../../core/config/language.ts'
import type { Kit } from '../../core/kit.ts'
import { createTranslate } from '../../ui/words/format.ts'
import { englishMessages, loadMessages } from '../../ui/words/loadMessages.ts'
import type { EmbeddedArgs, Messages } from '../../ui/words/messages/keys.gen.ts'
import { replaceTexts } from '../../ui/words/replaceTexts.ts'
import { stringsOf } from '../../ui/words/strings.ts'
import english from './laterWords.gen.ts'

type Key = Exclude<keyof EmbeddedArgs, `embedded.first.${string}`>

/** Says what the views of the embedded wallet say. */
export type Words = <One extends Key>(
  key: One,
  ...args: EmbeddedArgs[One] extends undefined ? [] : [args: EmbeddedArgs[One]]
) => string

type Say = (key: Key, args: unknown) => string

/** For what is drawn without React: in the language of the modal, with the texts that the host has replaced. */
export async function loadWords(kit: Kit): Promise<Words> {
  const { lang, tag } = languageOf(appearance.of(kit).get().locale)
  const messages = await loadMessages(lang).catch(() => englishMessages)
  return createWords(replaceTexts(messages, stringsOf(kit, lang)), tag)
}

/** @param messages those of a language. English is in a file of its own, as most apps never say it. */
export function createWords(messages: Messages, tag: string): Words {
  const own = createTranslate(messages, tag) as Say
  const plain = createTranslate(english as Messages, tag) as Say
  return (key, ...[args]) => (key in messages ? own : plain)(key, args)
}
/** Why a step failed, in the visitor's language; what has no words of its own reads as failed. */
export function errorText(t: Words, { code, retryAt }: errorText.Args, now = Date.now()): string {
  if (code === 'login/cool_down' || retryAt !== undefined)
    return t('embedded.error.login/cool_down', { seconds: secondsUntil(retryAt, now) })
  const key = `embedded.error.${sameAs[code] ?? code}`
  return t(Object.hasOwn(english, key) ? (key as 'embedded.error.failed') : 'embedded.error.failed')
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
