// Written by scripts/genMessages.ts. Do not edit.
import type { Locale } from '../../ui/words/messages/keys.gen.ts'

/** Every language of the modal. */
export const locales: readonly Locale[] = ["en","es","pt-BR","fr","de","it","ru","uk","tr","ar","fa","ur","hi","th","vi","id","ja","ko","zh-Hans","zh-Hant"]
