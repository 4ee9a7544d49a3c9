/** Enough to tell two users of a list apart, and not to write to them: `a…@m….example`. */
export function hideAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const [name, domain] = [email.slice(0, at), email.slice(at + 1)]
  const dot = domain.lastIndexOf('.')
  const host = dot > 0 ? `${first(domain)}…${domain.slice(dot)}` : `${first(domain)}…`
  return `${first(name)}…@${host}`
}

/** A letter may be more than one code unit. */
function first(text: string): string {
  return [...text][0] ?? ''
}
