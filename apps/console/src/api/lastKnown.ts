/**
 * Answers of this tab's visit, so that a page has something to show after a reload while the server
 * or its database is away. Kept per account, in `sessionStorage`, which ends with the tab.
 */
type Known = { readonly at: number; readonly answer: unknown }

const prefix = 'latchkey.console.known.'
const maxAnswerLength = 100_000
const maxAnswers = 60

export function readKnown(account: string, key: string): Known | undefined {
  try {
    const known = JSON.parse(sessionStorage.getItem(`${prefix}${account}.${key}`) ?? 'null')
    return typeof known?.at === 'number' && 'answer' in known ? known : undefined
  } catch {
    return undefined
  }
}

export function writeKnown(account: string, key: string, answer: unknown, at: number): void {
  try {
    const text = JSON.stringify({ at, answer })
    if (text.length > maxAnswerLength) return
    const name = `${prefix}${account}.${key}`
    const others = names().filter((one) => one !== name)
    if (others.length >= maxAnswers) {
      const [oldest] = others.toSorted((a, b) => timeOf(a) - timeOf(b))
      if (oldest) sessionStorage.removeItem(oldest)
    }
    sessionStorage.setItem(name, text)
  } catch {
    // Storage is full or forbidden: the page then has no answer from before.
  }
}

/** Forgets all of them: the member has signed out. */
export function forgetKnown(): void {
  try {
    for (const name of names()) sessionStorage.removeItem(name)
  } catch {
    // There is no storage, so there is nothing in it.
  }
}

function names(): string[] {
  return Object.keys(sessionStorage).filter((name) => name.startsWith(prefix))
}

function timeOf(name: string): number {
  return Number(/"at":(\d+)/.exec(sessionStorage.getItem(name) ?? '')?.[1] ?? 0)
}
