/** What trying a value has found. `cause` is shown to operators: no text of the other side, no value. */
export type Outcome = { readonly ok: true } | { readonly ok: false; readonly cause: string }

export const tryTimeoutMs = 8_000
export const ok: Outcome = { ok: true }
export const failed = (cause: string): Outcome => ({ ok: false, cause })

/** What an HTTP status says about a key. */
export function causeOfStatus(who: string, status: number | undefined): string {
  if (status === undefined) return `${who} could not be reached`
  if (status === 401 || status === 403) return `${who} does not accept the key (HTTP ${status})`
  if (status === 429)
    return `${who} answers that there were too many calls (HTTP 429): the plan may be used up`
  return `${who} answered with HTTP ${status}`
}
