// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue, Locale } from './keys.gen.ts'

const asked = {
    'es': () => import('./asked.es.gen.ts'),
    'pt-BR': () => import('./asked.pt-BR.gen.ts'),
    'fr': () => import('./asked.fr.gen.ts'),
    'de': () => import('./asked.de.gen.ts'),
    'it': () => import('./asked.it.gen.ts'),
    'ru': () => import('./asked.ru.gen.ts'),
    'uk': () => import('./asked.uk.gen.ts'),
    'tr': () => import('./asked.tr.gen.ts'),
    'ar': () => import('./asked.ar.gen.ts'),
    'fa': () => import('./asked.fa.gen.ts'),
    'ur': () => import('./asked.ur.gen.ts'),
    'hi': () => import('./asked.hi.gen.ts'),
    'th': () => import('./asked.th.gen.ts'),
    'vi': () => import('./asked.vi.gen.ts'),
    'id': () => import('./asked.id.gen.ts'),
    'ja': () => import('./asked.ja.gen.ts'),
    'ko': () => import('./asked.ko.gen.ts'),
    'zh-Hans': () => import('./asked.zh-Hans.gen.ts'),
    'zh-Hant': () => import('./asked.zh-Hant.gen.ts'),
}
const managed = {
    'es': () => import('./managed.es.gen.ts'),
    'pt-BR': () => import('./managed.pt-BR.gen.ts'),
    'fr': () => import('./managed.fr.gen.ts'),
    'de': () => import('./managed.de.gen.ts'),
    'it': () => import('./managed.it.gen.ts'),
    'ru': () => import('./managed.ru.gen.ts'),
    'uk': () => import('./managed.uk.gen.ts'),
    'tr': () => import('./managed.tr.gen.ts'),
    'ar': () => import('./managed.ar.gen.ts'),
    'fa': () => import('./managed.fa.gen.ts'),
    'ur': () => import('./managed.ur.gen.ts'),
    'hi': () => import('./managed.hi.gen.ts'),
    'th': () => import('./managed.th.gen.ts'),
    'vi': () => import('./managed.vi.gen.ts'),
    'id': () => import('./managed.id.gen.ts'),
    'ja': () => import('./managed.ja.gen.ts'),
    'ko': () => import('./managed.ko.gen.ts'),
    'zh-Hans': () => import('./managed.zh-Hans.gen.ts'),
    'zh-Hant': () => import('./managed.zh-Hant.gen.ts'),
}

export type Subject = 'approval' | 'confirm' | 'exit' | 'security' | 'login'

/** Words by subject and language. */
export const load: Readonly<Record<Subject, Readonly<Record<Locale, () => Promise<{ readonly default: Catalogue }>>>>> = {
  approval: { ...asked, en: () => import('./approval.en.gen.ts') },
  confirm: { ...asked, en: () => import('./confirm.en.gen.ts') },
  login: { ...asked, en: () => import('./login.en.gen.ts') },
  exit: { ...managed, en: () => import('./exit.en.gen.ts') },
  security: { ...managed, en: () => import('./security.en.gen.ts') },
}
