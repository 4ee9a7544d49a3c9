const maxLength = 30
const kept = 27

/** A long address is cut: what is recognised is its beginning. */
export function shortEmail(email: string): string {
  return email.length > maxLength ? `${email.slice(0, kept)}…` : email
}
