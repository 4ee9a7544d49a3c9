/** The way a language is written. */
export function direction(tag: string): 'ltr' | 'rtl' {
  return /^(ar|fa|he|ur)\b/i.test(tag) ? 'rtl' : 'ltr'
}
