type Fragment = { readonly name: 'code' | 'error' | 'theme' | 'token'; readonly value: string }

const fragments = new Map<string, Fragment>()
const keptName = 'latchkey.console.visit'

/**
 * Takes the token of a link, or the code of a login, out of the address bar, so that it is in no
 * history and no screenshot. It is kept in the memory of the page. Called before anything else runs.
 */
export function takeFragment(): void {
  const [, name, value] =
    /^#(token|code|error)=([\w%/-]{1,200})$/.exec(location.hash) ??
    /^#(theme)=([\w%.!~*'()-]{1,2000})$/.exec(location.hash) ??
    []
  if (!name || !value) return
  fragments.set(location.pathname, { name: name as Fragment['name'], value: decodeURIComponent(value) })
  history.replaceState(history.state, '', location.pathname + location.search)
}

/** What came with the link by which this page was opened. */
export function fragment(name: Fragment['name']): string | undefined {
  const found = fragments.get(location.pathname)
  return found?.name === name ? found.value : undefined
}

/** The page leaves for the identity provider: where it goes on afterwards is kept in the tab. */
export function leaveFor(url: string, path: string): void {
  try {
    const token = fragments.get(location.pathname)
    sessionStorage.setItem(keptName, JSON.stringify({ path, at: location.pathname, token }))
  } catch {
    // Without storage, it goes on at the list of projects.
  }
  location.assign(url)
}

/** The path to go on at, once. */
export function comeBack(): string | undefined {
  try {
    const { path, at, token } = JSON.parse(sessionStorage.getItem(keptName) ?? '{}')
    sessionStorage.removeItem(keptName)
    if (typeof at === 'string' && typeof token?.value === 'string') fragments.set(at, token)
    return typeof path === 'string' ? path : undefined
  } catch {
    return undefined
  }
}
