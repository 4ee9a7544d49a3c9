import type { CompiledMessage } from 'icu-minify/format'
import type { Strings } from '../../core/config/options.ts'
import type { Messages } from './messages/keys.gen.ts'

/** Messages with the texts that the host has replaced. */
export function replaceTexts(messages: Messages, strings: Strings = {}): Messages {
  const compiled = Object.entries(strings).map(([key, text]) => [key, compile(text)])
  // On top of the others, to which more may be added.
  return Object.assign(Object.create(messages), Object.fromEntries(compiled))
}

/** A text with names of values in braces, as the runtime takes it. */
function compile(text: string): CompiledMessage {
  const parts = text.split(/\{(\w+)\}/).map((part, index) => (index % 2 ? [part] : part))
  return parts.length === 1 ? text : (parts.filter((part) => part !== '') as unknown as CompiledMessage)
}
