/** The theme, language and viewport of a screenshot. */
export type Look = {
  name: string
  settings: { theme: 'light' | 'dark'; locale?: string }
  viewport: { width: number; height: number }
}

const desktop = { width: 900, height: 820 }
const phone = { width: 390, height: 844 }

/** Light, dark, phone, right-to-left, 200 % zoom, the narrowest screen, and the language with the densest script. */
export const looks: readonly Look[] = [
  { name: 'light', settings: { theme: 'light' }, viewport: desktop },
  { name: 'dark', settings: { theme: 'dark' }, viewport: desktop },
  { name: 'phone', settings: { theme: 'light' }, viewport: phone },
  { name: 'rtl', settings: { theme: 'light', locale: 'ar' }, viewport: desktop },
  { name: 'rtl-phone-dark', settings: { theme: 'dark', locale: 'ar' }, viewport: phone },
  { name: 'zoom', settings: { theme: 'light' }, viewport: { width: 450, height: 410 } },
  { name: 'narrow', settings: { theme: 'dark', locale: 'es' }, viewport: { width: 320, height: 640 } },
  { name: 'zh', settings: { theme: 'light', locale: 'zh-Hans' }, viewport: desktop },
]
