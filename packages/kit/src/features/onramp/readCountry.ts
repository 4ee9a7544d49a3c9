/** The country of the visitor's own language tag, ISO 3166-1 alpha-2; the provider verifies it later. */
export function readCountry(
  tags: readonly string[] = globalThis.navigator?.languages ?? [],
): string | undefined {
  for (const tag of tags) {
    const region = regionOf(tag)
    if (region && /^[A-Z]{2}$/.test(region)) return region
  }
  return undefined
}

function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region
  } catch {
    return undefined
  }
}
