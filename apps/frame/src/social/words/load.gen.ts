// Written by scripts/genMessages.ts. Do not edit.
import type { Locale } from '../../screens/messages/keys.gen.ts'

export type SocialKey = 'social.title' | 'social.preparing' | 'social.leaving' | 'social.number.title' | 'social.number.body' | 'social.refused.title' | 'social.refused.body' | 'social.ended.title' | 'social.ended.body' | 'social.elsewhere.title' | 'social.elsewhere.body' | 'social.failed.title' | 'social.failed.body' | 'social.offline' | 'social.close'

/** The words of the window, by language. */
export const load: Readonly<Record<Locale, () => Promise<{ readonly default: Readonly<Record<SocialKey, string>> }>>> = {
    'en': () => import('./en.gen.ts'),
    'es': () => import('./es.gen.ts'),
    'pt-BR': () => import('./pt-BR.gen.ts'),
    'fr': () => import('./fr.gen.ts'),
    'de': () => import('./de.gen.ts'),
    'it': () => import('./it.gen.ts'),
    'ru': () => import('./ru.gen.ts'),
    'uk': () => import('./uk.gen.ts'),
    'tr': () => import('./tr.gen.ts'),
    'ar': () => import('./ar.gen.ts'),
    'fa': () => import('./fa.gen.ts'),
    'ur': () => import('./ur.gen.ts'),
    'hi': () => import('./hi.gen.ts'),
    'th': () => import('./th.gen.ts'),
    'vi': () => import('./vi.gen.ts'),
    'id': () => import('./id.gen.ts'),
    'ja': () => import('./ja.gen.ts'),
    'ko': () => import('./ko.gen.ts'),
    'zh-Hans': () => import('./zh-Hans.gen.ts'),
    'zh-Hant': () => import('./zh-Hant.gen.ts'),
}
