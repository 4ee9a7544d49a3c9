/** Letters, digits and hyphen, at least four: what may be registered, without the zone. */
export function isRegistrableName(value: string): boolean {
  return /^[a-z\d-]{4,}$/i.test(value)
}
