/** What this browser remembers: choices and names, never a token. Without storage, nothing is remembered. */
type Key = 'account' | 'locale' | 'project' | 'theme'

export function kept(key: Key): string | undefined {
  try {
    return localStorage.getItem(`latchkey.console.${key}`) ?? undefined
  } catch {
    return undefined
  }
}

export function keep(key: Key, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(`latchkey.console.${key}`)
    else localStorage.setItem(`latchkey.console.${key}`, value)
  } catch {
    // The choice is then for this page only.
  }
}
