// Schemes that run code in the page, read the device or hide their target, and `http`, which can be tampered with.
const refused =
  /^(javascript|data|vbscript|blob|file|filesystem|about|intent|android-app|content|view-source|jar|ftp|ws|wss|http|tel|sms|mailto|chrome|chrome-extension|resource)$/i

/** The link, if it opens an app or a web page. */
export function appLink(link: string | null | undefined): string | undefined {
  // Browsers ignore white space and control characters, which could disguise a refused scheme.
  if (!link || hidesSomething.test(link)) return undefined
  const [, scheme = ''] = /^([a-z][a-z\d+.-]*):/i.exec(link) ?? []
  return scheme && !refused.test(scheme) ? link : undefined
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: it matches control characters
const hidesSomething = /[\s\u0000-\u001f\u007f-\u009f\\]/

/** The link, if it opens an `https` page. */
export function webLink(link: string | null | undefined): string | undefined {
  return appLink(link)?.toLowerCase().startsWith('https://') ? (link ?? undefined) : undefined
}
