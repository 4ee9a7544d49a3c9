/** The page to go back to after signing in, if it is one of the console's own. */
export function safeBack(back: string | undefined): string {
  return back && /^\/(?![/\\])[^\s\\]*$/.test(back) && !/^\/(sign-in|claim|invite)\b/.test(back)
    ? back
    : '/projects'
}
