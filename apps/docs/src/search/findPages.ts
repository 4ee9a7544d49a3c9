/** What is used of Pagefind's own interface. */
export type Pagefind = {
  search(term: string): Promise<{ results: readonly Result[] }>
}
type Result = { id: string; score: number; data(): Promise<PageData> }
export type PageData = {
  url: string
  excerpt: string
  meta: Record<string, string>
  sub_results: readonly { title: string; url: string; excerpt: string }[]
}

/** Words of a question that say nothing about its subject. */
const empty = new Set(
  'a an and any are as at be by can could do does for from get give has have how i if in into is it its make me my need needs of on one or our set should so that the their them then there they this to use user users visitor visitors want was what when where which who why will with without work works you your'.split(
    ' ',
  ),
)

/** What visitors call things that the pages call otherwise. */
const synonyms: Readonly<Record<string, string>> = {
  colour: 'accent theme',
  color: 'accent theme',
  colors: 'accent theme',
  dark: 'theme mode',
  translate: 'language',
  translation: 'language',
  rtl: 'language arabic',
  i18n: 'language',
  siwe: 'sign-in',
  authentication: 'sign-in',
  auth: 'sign-in',
  qr: 'wallets devices',
  mobile: 'wallets phone',
  csp: 'content security policy',
  gdpr: 'privacy',
  tracking: 'privacy',
  ssr: 'server rendering',
  nextjs: 'next',
  vanilla: 'script headless',
  cdn: 'script tag',
  eth: 'send',
  transfer: 'send',
  fiat: 'buy',
  card: 'buy',
  google: 'social login',
  apple: 'social login',
  otp: 'email login',
  gasless: 'smart accounts',
  paymaster: 'smart accounts',
  install: 'start',
  interface: 'headless',
  ui: 'headless',
  keys: 'custody',
  owns: 'custody',
  custodial: 'custody',
  open: 'custody',
  playwright: 'testing',
  e2e: 'testing',
  k8s: 'kubernetes',
  docker: 'self-host',
  deploy: 'self-host',
  prometheus: 'monitor',
  grafana: 'monitor',
  ens: 'names',
  l2: 'networks',
  chain: 'network',
  rpc: 'networks nodes',
}

/** The words of a question that are searched for. */
export function termsOf(question: string): string[] {
  const words = question.toLowerCase().match(/[\p{L}\d][\p{L}\d_/-]*/gu) ?? []
  const kept = words.filter((word) => !empty.has(word))
  const chosen = kept.length ? kept : words
  return [...new Set(chosen.flatMap((word) => [word, ...(synonyms[word]?.split(' ') ?? [])]))].slice(0, 12)
}

/**
 * Finds the pages that fit a question best. Pagefind wants all words on a page; a question has
 * words that no page has, so each is searched for itself, and rare ones count for more.
 */
export async function findPages(pagefind: Pagefind, question: string, most: number): Promise<PageData[]> {
  const terms = termsOf(question)
  const found = await Promise.all(terms.map(async (term) => (await pagefind.search(term)).results))
  const scores = new Map<string, { score: number; result: Result; hits: number }>()
  for (const [index, results] of found.entries()) {
    const best = results[0]?.score ?? 1
    const rarity = Math.log(1 + 400 / (1 + results.length))
    // What the visitor wrote counts for more than what it may mean.
    const weight = question.toLowerCase().includes(terms[index] as string) ? 1 : 0.6
    for (const result of results) {
      const before = scores.get(result.id)
      const score = (before?.score ?? 0) + (weight * rarity * result.score) / best
      scores.set(result.id, { score, result, hits: (before?.hits ?? 0) + 1 })
    }
  }
  const ranked = [...scores.values()]
    .map(({ hits, result, score }) => ({ result, score: score * (1 + hits / 3) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, 30)
  const pages = await Promise.all(
    ranked.map(async ({ result, score }) => {
      const page = await result.data()
      // A title that names the subject is worth as much as its words in the text.
      return { page, score: score * weightOf(page.url, question) * (1 + 1.5 * nearTitle(page, terms)) }
    }),
  )
  return pages
    .sort((a, b) => b.score - a.score)
    .map(({ page }) => page)
    .slice(0, most)
}

/** Guides answer questions; lists of codes and declarations answer those who name one. */
function weightOf(url: string, question: string): number {
  const path = url.replace(
    /^.*?\/(?=errors\/\w+\/|reference\/|project\/|spec\/|docs\/|threats\/|deviations\/)/,
    '',
  )
  if (path.startsWith('errors/'))
    return /[a-z]\/[a-z]|error|fail|reject|refus|declin|denied/.test(question) ? 1 : 0.3
  if (path.startsWith('reference/')) return /^latchkey\/|\buse[A-Z]|[a-z][A-Z]/.test(question) ? 1.2 : 0.4
  return /^(project|spec|docs|threats|deviations)\//.test(path) ? 0.4 : 1
}

/** How much of a page's title the terms name, from 0 to 1. */
function nearTitle({ meta }: PageData, terms: readonly string[]): number {
  const words = (meta.title ?? '').toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  const known = words.filter((word) => terms.some((term) => stem(term) === stem(word)))
  return words.length ? known.length / words.length : 0
}

function stem(word: string): string {
  return word.replace(/(ing|s)$/, '')
}
