const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Such as `Firefox, Windows`: known words only, as a caller can send any header and visitors read this. */
export function browserOf(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 512)
  const find = (table: readonly [RegExp, string][]) => table.find(([pattern]) => pattern.test(text))?.[1]
  return [find(browsers), find(systems)].filter(Boolean).join(', ') || '?'
}
