import type { Strings } from '../../core/config/options.ts'
import type { Kit } from '../../core/kit.ts'
import type { Locale } from './messages/keys.gen.ts'

/** The texts that the host has replaced. */
export function stringsOf({ options: { strings } }: Kit, language: Locale): Strings {
  return (typeof strings === 'function' ? strings(language) : strings) ?? {}
}
