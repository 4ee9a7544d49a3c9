import type { CompiledMessage } from 'icu-minify/format'

/** Every message and what it must be given. The generated files of each area add theirs. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by declarations in generated files
export interface MessageArgs {}
export type MessageKey = keyof MessageArgs
export type Catalogue = Readonly<Record<string, CompiledMessage>>
export const locales = ['en', 'ar'] as const
export type Locale = (typeof locales)[number]

/** Says a message; what it must be given is checked by its key. */
export type Translate = <Key extends MessageKey>(
  key: Key,
  ...args: MessageArgs[Key] extends undefined ? [] : [args: MessageArgs[Key]]
) => string
