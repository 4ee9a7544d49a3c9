const tokens = new Map<string, string>()

/**
 * Takes the `#token=` of a link out of the address bar, so that it is in no history and no
 * screenshot. It is kept in the memory of the page. Called before anything else runs.
 */
export function takeFragmentToken(): void {
  const token = /^#token=([\w-]{20,128})$/.exec(location.hash)?.[1]
  if (!token) return
  tokens.set(location.pathname, token)
  history.replaceState(history.state, '', location.pathname + location.search)
}

/** The token of the link by which this page was opened. */
export function fragmentToken(): string | undefined {
  return tokens.get(location.pathname)
}
