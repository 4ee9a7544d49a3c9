// Part of every page: what there is in which language is only loaded where it is not English.

/** Language tags with commas between them, best first: the app's, else the page's and the visitor's. */
export function requestedLocales(locale: string | undefined): string {
  return locale || `${document.documentElement.lang},${navigator.languages}`
}

/** Whether English is what is asked for first; then nothing has to be loaded. */
export function isEnglish(requested: string): boolean {
  return /^,?(en(?![a-z])|$)/i.test(requested)
}
