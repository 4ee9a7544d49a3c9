/** The provider names a project set, or none where what it set is not a list of texts. */
export function onrampProviders(value: unknown): string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string') ? value : []
}
