const tokens = new Map<string, string>()

/**
 * The `#token=` of a link. It leaves the address bar at once, so that it is in no history and no
 * screenshot, and is kept in the page's memory until the page is left.
 */
export function takeFragmentToken(page: string): string | undefined {
  const token = /^#token=([\w-]{20,128})$/.exec(location.hash)?.[1]
  if (token) {
    tokens.set(page, token)
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  return tokens.get(page)
}
