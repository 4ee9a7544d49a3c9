type Facts = {
  /** In the language itself. */
  readonly name: string
  /** Whether a native speaker has read all of its texts. Until then it is a draft, and the documentation says so. */
  readonly isReviewed: boolean
}

/**
 * The languages of the modal, the embedded wallet and its mails: a line for each. `pnpm gen`
 * makes everything else of these lines and of the folders `messages/<tag>`.
 */
export const languages = {
  en: { name: 'English', isReviewed: true },
  es: { name: 'Español', isReviewed: false },
  'pt-BR': { name: 'Português (Brasil)', isReviewed: false },
  fr: { name: 'Français', isReviewed: false },
  de: { name: 'Deutsch', isReviewed: false },
  it: { name: 'Italiano', isReviewed: false },
  ru: { name: 'Русский', isReviewed: false },
  uk: { name: 'Українська', isReviewed: false },
  tr: { name: 'Türkçe', isReviewed: false },
  ar: { name: 'العربية', isReviewed: false },
  fa: { name: 'فارسی', isReviewed: false },
  ur: { name: 'اردو', isReviewed: false },
  hi: { name: 'हिन्दी', isReviewed: false },
  th: { name: 'ไทย', isReviewed: false },
  vi: { name: 'Tiếng Việt', isReviewed: false },
  id: { name: 'Bahasa Indonesia', isReviewed: false },
  ja: { name: '日本語', isReviewed: false },
  ko: { name: '한국어', isReviewed: false },
  'zh-Hans': { name: '简体中文', isReviewed: false },
  'zh-Hant': { name: '繁體中文', isReviewed: false },
} as const satisfies Readonly<Record<string, Facts>>

export type Language = keyof typeof languages

export const languageTags = Object.keys(languages) as readonly Language[]
