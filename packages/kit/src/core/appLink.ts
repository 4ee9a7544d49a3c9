// What runs in this page, reads this device, or hides where it leads to; `http` could be changed on its way.
const refused =
  /^(javascript|data|vbscript|blob|file|filesystem|about|intent|android-app|content|view-source|jar|ftp|ws|wss|http|tel|sms|mailto|chrome|chrome-extension|resource)$/i

/** A link from a list may open an app or a web page, and nothing else. */
export function appLink(link: string | null | undefined): string | undefined {
  // Browsers drop white space and control characters, so that a refused scheme may hide among them.
  if (!link || hidesSomething.test(link)) return undefined
  const [, scheme = ''] = /^([a-z][a-z\d+.-]*):/i.exec(link) ?? []
  return scheme && !refused.test(scheme) ? link : undefined
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
const hidesSomething = /[\s\u0000-\u001f\u007f-\u009f\\]/

/** A link from a list is shown only if it leads to a web page. */
export function webLink(link: string | null | undefined): string | undefined {
  return appLink(link)?.toLowerCase().startsWith('https://') ? (link ?? undefined) : undefined
}
