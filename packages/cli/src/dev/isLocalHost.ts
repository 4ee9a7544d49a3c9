/** Whether a `Host` header names this machine: another name for it belongs to a page that wants to read what is here. */
export function isLocalHost(host = ''): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i.test(host)
}
